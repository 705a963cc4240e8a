// Where the eye and the keyboard go after a step: a part of the sheet comes into sight, one control in it takes the focus.

/** Brings the first element that `selector` finds to the top of the page, and the focus to what `focus` finds in it. */
export function attend(root: ParentNode, selector: string, focus: string): void {
  const part = root.querySelector<HTMLElement>(selector);
  const target = part?.querySelector<HTMLElement>(focus);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
  part?.scrollIntoView({ block: "start" });
}

/** The next field, its text selected; after the last one the keypad goes away. */
export function nextField(fields: HTMLInputElement[], here: HTMLInputElement): void {
  const at = fields.indexOf(here);
  const next = fields[at + 1];
  if (next) {
    next.focus();
    next.select();
  } else here.blur();
}
