// Whether a reader's link asks for restraint, as far as the browser says so.

/** The network information that some browsers give. */
export interface Link {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
  metered?: boolean;
}

const SLOW = new Set(["slow-2g", "2g", "3g"]);

/** Data are to be saved, or the link is slow or paid by the byte: then nothing large is fetched unasked. */
export function isFrugal(link: Link | undefined = (navigator as { connection?: Link }).connection): boolean {
  return Boolean(link && (link.saveData || link.metered || link.type === "cellular" || SLOW.has(link.effectiveType ?? "")));
}
