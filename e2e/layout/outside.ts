import { type Box, boxOf, isEmpty, lettersOf } from './boxes.ts';
import { describe, type Fault, shorten } from './fault.ts';
import { type Piece, seenOf } from './pieces.ts';
import type { createSurroundings } from './surroundings.ts';

type Look = ReturnType<typeof createSurroundings>;

/** Text, controls and panels that stand out of the panel they belong to. */
export function outsideBoxes(pieces: Piece[], look: Look): Fault[] {
  const faults: Fault[] = [];
  const panels = new Set<Element>();
  for (const piece of pieces) {
    const { panel } = piece.around;
    if (!panel || piece.element === panel) continue;
    panels.add(panel);
    const seen = seenOf(piece);
    const body = piece.kind === 'text' ? lettersOf(seen) : seen;
    if (isEmpty(body) || isInside(body, panel)) continue;
    faults.push({
      kind: 'outside its box',
      what: `"${shorten(piece.words)}" in ${describe(piece.element)} leaves ${describe(panel)}`,
    });
  }
  for (const panel of panels) {
    const { panel: outer, clips } = look.ofElement(panel);
    if (!outer || clips.some(({ element }) => outer.contains(element))) continue;
    if (isInside(boxOf(panel.getBoundingClientRect()), outer)) continue;
    faults.push({
      kind: 'outside its box',
      what: `${describe(panel)} ("${shorten(panel.textContent)}") leaves ${describe(outer)}`,
    });
  }
  return faults;
}

function isInside(body: Box, panel: Element): boolean {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return (
    body.left >= left - 2 &&
    body.top >= top - 2 &&
    body.right <= right + 2 &&
    body.bottom <= bottom + 2
  );
}

/** What stands beyond an edge of the page, or of the window where it cannot be scrolled to; and boxes that scroll sideways. */
export function beyondPage(pieces: Piece[]): Fault[] {
  const width = document.documentElement.clientWidth;
  const wide = [
    document.documentElement,
    ...document.querySelectorAll('dialog[open], :popover-open, [role="dialog"], aside'),
  ].filter(
    (part) =>
      part.clientWidth > 0 &&
      part.scrollWidth > part.clientWidth + 1 &&
      !/hidden|clip/.test(getComputedStyle(part).overflowX),
  );
  return [
    ...wide.map(
      (part): Fault => ({
        kind: 'beyond the page',
        what: `${describe(part)} scrolls sideways: ${part.scrollWidth} in ${part.clientWidth} pixels`,
      }),
    ),
    ...pieces.flatMap((piece): Fault[] => {
      const seen = seenOf(piece);
      if (isEmpty(seen, 1)) return [];
      const isBeside = seen.left < -1 || seen.right > width + 1;
      const isBelow = isFixed(piece) && seen.bottom > innerHeight + 2;
      const isAbove = seen.top < -2 && (isFixed(piece) || !piece.around.plane);
      if (!isBeside && !isAbove && !isBelow) return [];
      return [
        {
          kind: 'beyond the page',
          what: `${piece.kind} "${shorten(piece.words)}" in ${describe(piece.element)}`,
        },
      ];
    }),
  ];
}

/** What hangs on a button goes with it, out of the window too. */
function isFixed({ around: { plane } }: Piece): boolean {
  if (!plane) return false;
  const style = getComputedStyle(plane);
  const area = style.getPropertyValue('position-area');
  return style.position === 'fixed' && (area === '' || area === 'none');
}
