import { findCoveredPieces } from './find-covered-pieces.ts';
import { findCutOffWords } from './find-cut-off-words.ts';
import type { LayoutFault } from './layout-fault.ts';
import { findNarrowColumns } from './find-narrow-columns.ts';
import {
  findPiecesBeyondPage,
  findPiecesOutsidePanel,
} from './find-pieces-outside-panel-or-page.ts';
import { findOverlappingPieces } from './find-overlapping-pieces.ts';
import { findPagePieces } from './find-page-pieces.ts';
import { createElementSurroundingsLookup } from './clipping-ancestors-and-surroundings-of-element.ts';

const drawn = new CSSStyleSheet();
drawn.replaceSync('* { content-visibility: visible !important; }');

/** Runs in the page: what does not stand where it should, on the whole page as it is now. */
export function findLayoutFaultsInPage(): LayoutFault[] {
  drawEverything();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const look = createElementSurroundingsLookup();
  const pieces = findPagePieces(look);
  const faults = [
    ...findOverlappingPieces(pieces),
    ...findCutOffWords(pieces),
    ...findNarrowColumns(pieces),
    ...findPiecesOutsidePanel(pieces, look),
    ...findPiecesBeyondPage(pieces),
    ...findCoveredPieces(pieces, look),
  ];
  // A text of many lines stands there once.
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.what}`, fault])).values()];
}

/** What a browser leaves out until one scrolls there has no true size before. */
function drawEverything(): void {
  if (document.adoptedStyleSheets.includes(drawn)) return;
  document.adoptedStyleSheets.push(drawn);
}

Object.assign(window, { judgeLayout: findLayoutFaultsInPage });
