// The oldest browsers that can run the calculator: Safari and Chrome of spring 2023.

/** True when the browser has what the calculator is built on. */
export function isRecentEnough(): boolean {
  return (
    typeof Worker !== "undefined" &&
    typeof WebAssembly !== "undefined" &&
    typeof CompressionStream !== "undefined" &&
    typeof HTMLDialogElement !== "undefined" &&
    "adoptedStyleSheets" in Document.prototype &&
    CSS.supports("container-type: inline-size") &&
    CSS.supports("color: color-mix(in srgb, red 50%, blue)")
  );
}
