import { heightOf, intersect, lettersOf, widthOf } from './boxes.ts';
import { describe, type Fault, shorten } from './fault.ts';
import type { Piece } from './pieces.ts';

/** Text on other text, and controls on text or on each other; what lies on another plane is looked at by `coveredPieces`. */
export function overlaps(pieces: Piece[]): Fault[] {
  const faults: Fault[] = [];
  const ordered = pieces
    .map((piece) => ({
      piece,
      body: piece.kind === 'text' ? lettersOf(piece.shape) : piece.shape,
    }))
    .sort((one, other) => one.body.top - other.body.top);
  for (const [n, { piece, body }] of ordered.entries()) {
    for (let next = n + 1; next < ordered.length; next += 1) {
      const other = ordered[next];
      if (!other || other.body.top > body.bottom - 1) break;
      const shared = intersect(body, other.body);
      if (widthOf(shared) < 2 || heightOf(shared) < 1.5) continue;
      if (piece.around.plane !== other.piece.around.plane || areOne(piece, other.piece)) continue;
      faults.push({ kind: 'overlap', what: `${name(piece)} and ${name(other.piece)}` });
    }
  }
  return faults;
}

/** A control and what stands in it, or the pieces of one text. */
function areOne(one: Piece, other: Piece): boolean {
  if (one.kind === 'text' && other.kind === 'text') return one.node === other.node;
  return (
    (one.kind === 'control' && one.element.contains(other.element)) ||
    (other.kind === 'control' && other.element.contains(one.element))
  );
}

function name({ kind, words, element }: Piece): string {
  return `${kind} "${shorten(words)}" in ${describe(element)}`;
}
