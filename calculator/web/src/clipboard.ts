// Copying to the clipboard, also where the browser wants to be asked before the text is known.

/** Copies a text that is still being made. False: the browser does not allow it; rejects when the text cannot be made. */
export async function copy(text: Promise<string>): Promise<boolean> {
  const blob = text.then((known) => new Blob([known], { type: "text/plain" }));
  // Where the browser does not know how to wait, nobody else looks at it.
  blob.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    const known = await text;
    return navigator.clipboard?.writeText(known).then(
      () => true,
      () => false,
    ) ?? false;
  }
}
