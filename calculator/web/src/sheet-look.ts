// How all parts of the score sheet look, in one list for its shadow root; paper comes last.
import { css, type CSSResultGroup } from "lit";
import { dealLineStyles } from "./deal-line";
import { dialogStyles } from "./dialog";
import { eveningStyles } from "./evening";
import { rulesStyles } from "./game-rules";
import { keepingStyles } from "./keeping";
import { largeStyles } from "./large-digits";
import { look } from "./look";
import { outcomeStyles } from "./outcome";
import { printStyles } from "./print-look";
import { roundStyles } from "./round-entry";
import { seatStyles } from "./seats";
import { signStyles } from "./sign";
import { tableStyles } from "./table-dialog";

export const sheetStyles: CSSResultGroup = [
  look,
  signStyles,
  css`
    .body { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; }
    .fold { border-block-start: 1px solid var(--line); }
    .fold > summary { min-block-size: 48px; padding-block: 12px; cursor: pointer; font-weight: 700; touch-action: manipulation; }
    .fold > summary .now { font-weight: 400; }
    .fold[open] { padding-block-end: 8px; }
  `,
  dealLineStyles,
  roundStyles,
  outcomeStyles,
  eveningStyles,
  dialogStyles,
  tableStyles,
  seatStyles,
  rulesStyles,
  largeStyles,
  keepingStyles,
  printStyles,
];
