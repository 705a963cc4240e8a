// What stands in a field is the hand's as long as it is in the field; then it is the engine's again.
import { noChange } from "lit";
import { directive, Directive, PartType, type PartInfo, type PropertyPart } from "lit/directive.js";
import { setCommittedValue } from "lit/directive-helpers.js";

class Untouched extends Directive {
  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.PROPERTY) throw new Error("untouched is for a property: .value");
  }

  render(value: string): string {
    return value;
  }

  override update(part: PropertyPart, [value]: [string]): unknown {
    const field = part.element as HTMLInputElement;
    const root = field.getRootNode() as Document | ShadowRoot;
    if (root.activeElement === field || field.value === value) return noChange;
    setCommittedValue(part);
    return value;
  }
}

/** Sets a field's value as `live` does, but not while somebody types in it: an answer that comes meanwhile must not undo that. */
export const untouched = directive(Untouched);
