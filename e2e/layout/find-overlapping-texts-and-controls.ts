import { boxHeight, intersectBoxes, glyphBoxOfLine, boxWidth } from './box-geometry.ts';
import {
  describeElement,
  shortenTextForFaultMessage,
} from './describe-element-and-shorten-text.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import type { PageTextOrControl } from './find-texts-and-controls-on-page.ts';

/** Text on other text, and controls on text or on each other; what lies on another plane is looked at by `findCoveredPieces`. */
export function findOverlappingTextsAndControls(pieces: PageTextOrControl[]): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const ordered = pieces
    .map((piece) => ({
      piece,
      body: piece.kind === 'text' ? glyphBoxOfLine(piece.shape) : piece.shape,
    }))
    .sort((one, other) => one.body.top - other.body.top);
  for (const [n, { piece, body }] of ordered.entries()) {
    for (let next = n + 1; next < ordered.length; next += 1) {
      const other = ordered[next];
      if (!other || other.body.top > body.bottom - 1) break;
      const shared = intersectBoxes(body, other.body);
      if (boxWidth(shared) < 2 || boxHeight(shared) < 1.5) continue;
      if (piece.around.plane !== other.piece.around.plane || areOne(piece, other.piece)) continue;
      faults.push({ kind: 'overlap', what: `${name(piece)} and ${name(other.piece)}` });
    }
  }
  return faults;
}

/** A control and what stands in it, or the pieces of one text. */
function areOne(one: PageTextOrControl, other: PageTextOrControl): boolean {
  if (one.kind === 'text' && other.kind === 'text') return one.node === other.node;
  return (
    (one.kind === 'control' && one.element.contains(other.element)) ||
    (other.kind === 'control' && other.element.contains(one.element))
  );
}

function name({ kind, words, element }: PageTextOrControl): string {
  return `${kind} "${shortenTextForFaultMessage(words)}" in ${describeElement(element)}`;
}
