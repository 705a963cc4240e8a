// How the showdown is laid out.
import { css } from "lit";

export const showdownStyles = css`
  :host { scroll-margin-block-start: 4.5rem; }
  .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
  .body p { margin: 0; }
  .body > .pad .tabs { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .hint, .wild, .pot { font-size: 15px; }
  .answer p[data-code="wins"] span { font-weight: 700; }
  .answer { min-block-size: 0; }
  /* Alike where they can be, and none narrower than its longest word. */
  .tools { display: grid; grid-template-columns: repeat(3, minmax(min-content, 1fr)); gap: 6px; }
  .tools button { font-size: 15px; line-height: 1.15; padding-inline: 1px; }
  button:disabled { opacity: 0.45; cursor: default; }
  .link { display: grid; gap: 4px; }
  .link input { inline-size: 100%; }
  @container (min-width: 30rem) {
    .body > .pad .numbers { grid-template-columns: repeat(7, minmax(0, 1fr)); }
  }
`;
