// Colours, buttons and fields that all parts of the sheet share; the colours follow the page's palette.
import { css } from "lit";

export const look = css`
  :host {
    --ink: var(--md-default-fg-color, #1a1a1a);
    --ground: var(--md-default-bg-color, #fff);
    --accent: var(--md-typeset-a-color, #2f4bb0);
    --card: var(--papayoo-card, var(--ground));
    --line: var(--papayoo-line, color-mix(in srgb, var(--ink) 62%, var(--ground)));
    --soft: color-mix(in srgb, var(--ink) 8%, var(--ground));
    --face: var(--papayoo-face, var(--md-text-font-family, sans-serif));
    --gap: 4px;
    display: block;
    max-inline-size: 34rem;
    container-type: inline-size;
    color: var(--ink);
    font-size: 16px;
    line-height: 1.3;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  *, *::before, *::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  button, input, select {
    font: inherit;
    color: inherit;
    margin: 0;
    min-block-size: 48px;
    border: 1.5px solid var(--line);
    border-radius: 8px;
    background: var(--card);
    touch-action: manipulation;
  }
  button {
    padding: 2px 10px;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  button:active { background: var(--soft); }
  button[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--ground); }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--ground); font-weight: 700; }
  input, select { padding: 4px 8px; }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
  a { color: var(--accent); }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [aria-disabled="true"] { opacity: 0.5; cursor: default; }
  .clip { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (forced-colors: active) {
    button[aria-pressed="true"] { border-width: 4px; }
  }
`;
