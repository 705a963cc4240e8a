// Where the eye and the keyboard go after a step: a part of the sheet comes into sight, one control in it takes the focus.

/** Brings the first element that `selector` finds into sight, and the focus to `focus` in it (or to itself). */
export function attend(root: ParentNode, selector: string, focus = ""): void {
  const part = root.querySelector<HTMLElement>(selector);
  if (!part) return;
  const target = focus ? part.querySelector<HTMLElement>(focus) : part;
  target?.focus({ preventScroll: true });
  part.scrollIntoView({ block: "nearest" });
}

/** The next field, its text selected; after the last one the keypad goes away. */
export function nextField(fields: HTMLInputElement[], here: HTMLInputElement | undefined): void {
  const at = fields.findIndex((field) => field === here);
  const next = fields[at + 1];
  if (next) {
    next.focus();
    next.select();
  } else fields[at]?.blur();
}
