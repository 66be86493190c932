import { type ScreenBox, toScreenBox, isEmptyBox, glyphBoxOfLine } from './box-geometry.ts';
import {
  describeElement,
  shortenTextForFaultMessage,
} from './describe-element-and-shorten-text.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import {
  type PageTextOrControl,
  visibleBoxOfTextOrControl,
} from './find-texts-and-controls-on-page.ts';
import type { createElementSurroundingsLookup } from './clipping-ancestors-and-containers-of-element.ts';

type Look = ReturnType<typeof createElementSurroundingsLookup>;

/** Text, controls and panels that stand out of the panel they belong to. */
export function findTextsAndControlsOutsidePanel(
  pieces: PageTextOrControl[],
  look: Look,
): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const panels = new Set<Element>();
  for (const piece of pieces) {
    const { panel } = piece.around;
    if (!panel || piece.element === panel) continue;
    panels.add(panel);
    const seen = visibleBoxOfTextOrControl(piece);
    const body = piece.kind === 'text' ? glyphBoxOfLine(seen) : seen;
    if (isEmptyBox(body) || isInside(body, panel)) continue;
    faults.push({
      kind: 'outside its box',
      what: `"${shortenTextForFaultMessage(piece.words)}" in ${describeElement(piece.element)} leaves ${describeElement(panel)}`,
    });
  }
  for (const panel of panels) {
    const { panel: outer, clips } = look.ofElement(panel);
    if (!outer || clips.some(({ element }) => outer.contains(element))) continue;
    if (isInside(toScreenBox(panel.getBoundingClientRect()), outer)) continue;
    faults.push({
      kind: 'outside its box',
      what: `${describeElement(panel)} ("${shortenTextForFaultMessage(panel.textContent)}") leaves ${describeElement(outer)}`,
    });
  }
  return faults;
}

function isInside(body: ScreenBox, panel: Element): boolean {
  const { left, top, right, bottom } = panel.getBoundingClientRect();
  return (
    body.left >= left - 2 &&
    body.top >= top - 2 &&
    body.right <= right + 2 &&
    body.bottom <= bottom + 2
  );
}

/** What stands beyond an edge of the page, or of the window where it cannot be scrolled to; and boxes that scroll sideways. */
export function findTextsAndControlsBeyondPage(pieces: PageTextOrControl[]): LayoutFault[] {
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
      (part): LayoutFault => ({
        kind: 'beyond the page',
        what: `${describeElement(part)} scrolls sideways: ${part.scrollWidth} in ${part.clientWidth} pixels`,
      }),
    ),
    ...pieces.flatMap((piece): LayoutFault[] => {
      const seen = visibleBoxOfTextOrControl(piece);
      if (isEmptyBox(seen, 1)) return [];
      const isBeside = seen.left < -1 || seen.right > width + 1;
      const isBelow = isFixed(piece) && seen.bottom > innerHeight + 2;
      const isAbove = seen.top < -2 && (isFixed(piece) || !piece.around.plane);
      if (!isBeside && !isAbove && !isBelow) return [];
      return [
        {
          kind: 'beyond the page',
          what: `${piece.kind} "${shortenTextForFaultMessage(piece.words)}" in ${describeElement(piece.element)}`,
        },
      ];
    }),
  ];
}

/** What hangs on a button goes with it, out of the window too. */
function isFixed({ around: { plane } }: PageTextOrControl): boolean {
  if (!plane) return false;
  const style = getComputedStyle(plane);
  const area = style.getPropertyValue('position-area');
  return style.position === 'fixed' && (area === '' || area === 'none');
}
