// How the trick referee is laid out.
import { css } from "lit";

export const trickStyles = css`
  :host { scroll-margin-block-start: 4.5rem; }
  .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
  .die .suits { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .body p { margin: 0; }
  .hint { font-size: 15px; }
  .tools { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 6px; }
  .tools button { font-size: 15px; line-height: 1.15; padding-inline: 4px; }
  button:disabled { opacity: 0.45; cursor: default; }
  .link { display: grid; gap: 4px; }
  .link input { inline-size: 100%; }
  .answer { min-block-size: 96px; display: grid; gap: 4px; align-content: start; scroll-margin-block-end: 12px; }
  .answer p[data-code="takes"] span { font-weight: 700; }
  p[data-code] { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
  p[data-code] a { flex: none; display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 8px; font-size: 14px; }
  .error, .failure { padding: 6px 8px; border-radius: 8px; background: var(--papayoo-wrong, #fbe0da); color: var(--papayoo-wrong-ink, #96230f); }
  .load progress { display: block; inline-size: 100%; block-size: 8px; margin-block-start: 4px; accent-color: var(--accent); }
`;
