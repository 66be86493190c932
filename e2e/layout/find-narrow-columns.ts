import { boxHeight, boxWidth } from './box-geometry.ts';
import {
  describeElement,
  shortenTextForFaultMessage,
} from './describe-element-and-shorten-text.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import type { PageTextOrControl } from './find-texts-and-controls-on-page.ts';

const LINES_MIN = 5;
const WORDS_A_LINE_MIN = 1.5;
/** Of four lines each must have one word alone, as a heading on a small phone may come near. */
const FEW_LINES = 4;
/** What is wider is no column, its words are long. */
const COLUMN_EM_MAX = 8;
/** So narrow that words break in the middle, again and again. */
const BROKEN_LINES_MIN = 3;
const BROKEN_PX_MAX = 80;

/** Text in a box so narrow that each line has a single word. */
export function findNarrowColumns(pieces: PageTextOrControl[]): LayoutFault[] {
  const blocks = Map.groupBy(
    pieces.filter(({ kind }) => kind === 'text'),
    ({ element }) => blockOf(element),
  );
  return [...blocks].flatMap(([block, lines]) => {
    const words = wordsOf(lines);
    const rows = rowsOf(lines);
    const width = Math.max(...lines.map(({ box }) => boxWidth(box)));
    const { fontSize, whiteSpaceCollapse } = getComputedStyle(block);
    if (whiteSpaceCollapse.startsWith('preserve')) return []; // Its lines are those of whoever wrote it.
    const isColumn =
      words >= rows &&
      (rows >= LINES_MIN
        ? words / rows < WORDS_A_LINE_MIN
        : rows === FEW_LINES && words === rows) &&
      width < COLUMN_EM_MAX * Number.parseFloat(fontSize);
    const isBroken = rows >= BROKEN_LINES_MIN && words < rows && width < BROKEN_PX_MAX;
    if (!isColumn && !isBroken) return [];
    return [
      {
        kind: 'narrow column' as const,
        what: `"${shortenTextForFaultMessage(block.textContent)}" in ${describeElement(block)}: ${words} words in ${rows} lines`,
      },
    ];
  });
}

/** The element whose lines these are; a text among parts of a grid or a flex box is a block by itself, and as narrow. */
function blockOf(element: Element): Element {
  let block = element;
  while (getComputedStyle(block).display === 'inline' && block.parentElement)
    block = block.parentElement;
  return block;
}

function wordsOf(lines: PageTextOrControl[]): number {
  const texts = new Set(lines.flatMap(({ node }) => (node ? [node] : [])));
  return [...texts].reduce((sum, { data }) => sum + data.trim().split(/\s+/).length, 0);
}

function rowsOf(lines: PageTextOrControl[]): number {
  let rows = 0;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { box } of [...lines].sort((one, other) => one.box.top - other.box.top)) {
    if (box.top < bottom - boxHeight(box) * 0.4) continue;
    rows += 1;
    bottom = box.bottom;
  }
  return rows;
}
