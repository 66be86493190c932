import { coveredPieces } from './covered.ts';
import { cutOffWords } from './cut-off.ts';
import type { Fault } from './fault.ts';
import { narrowColumns } from './narrow-columns.ts';
import { beyondPage, outsideBoxes } from './outside.ts';
import { overlaps } from './overlaps.ts';
import { findPieces } from './pieces.ts';
import { createSurroundings } from './surroundings.ts';

const drawn = new CSSStyleSheet();
drawn.replaceSync('* { content-visibility: visible !important; }');

/** Runs in the page: what does not stand where it should, on the whole page as it is now. */
export function judgeLayout(): Fault[] {
  drawEverything();
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const look = createSurroundings();
  const pieces = findPieces(look);
  const faults = [
    ...overlaps(pieces),
    ...cutOffWords(pieces),
    ...narrowColumns(pieces),
    ...outsideBoxes(pieces, look),
    ...beyondPage(pieces),
    ...coveredPieces(pieces, look),
  ];
  // A text of many lines stands there once.
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.what}`, fault])).values()];
}

/** What a browser leaves out until one scrolls there has no true size before. */
function drawEverything(): void {
  if (document.adoptedStyleSheets.includes(drawn)) return;
  document.adoptedStyleSheets.push(drawn);
}

Object.assign(window, { judgeLayout });
