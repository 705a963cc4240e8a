// How the trick referee is laid out.
import { css } from "lit";

export const trickStyles = css`
  :host { scroll-margin-block-start: 4.5rem; }
  .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .die .suits { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .body p { margin: 0; }
  .hint { font-size: 15px; }
  /* Alike where they can be, and none narrower than its longest word. */
  .tools { display: grid; grid-template-columns: repeat(3, minmax(min-content, 1fr)); gap: 6px; }
  .tools button { font-size: 15px; line-height: 1.15; padding-inline: 4px; }
  button:disabled { opacity: 0.45; cursor: default; }
  .link { display: grid; gap: 4px; }
  .link input { inline-size: 100%; }
`;
