import { boxArea, type ScreenBox, boxHeight, isEmptyBox, boxWidth } from './box-geometry.ts';
import {
  describeElement,
  shortenTextForFaultMessage,
} from './describe-element-and-shorten-text.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import type { PageTextOrControl } from './find-texts-and-controls-on-page.ts';
import type { ClippingAncestorElement } from './clipping-ancestors-and-containers-of-element.ts';

/** An ellipsis after less than this says nothing. */
const READABLE_PX = 24;

/** Words that a box cuts off without an ellipsis, and choices and hints longer than their field. */
export function findCutOffWords(pieces: PageTextOrControl[]): LayoutFault[] {
  return [
    ...pieces.flatMap((piece) => (piece.kind === 'text' ? cutLine(piece) : [])),
    ...pieces.flatMap((piece) => (piece.kind === 'control' ? cutField(piece) : [])),
  ];
}

function cutLine({ box, shape, words, element, around }: PageTextOrControl): LayoutFault[] {
  const clip = isWhole(box, shape) ? undefined : around.clips.findLast((one) => cuts(one, box));
  if (!clip) return [];
  const isReadable = isEmptyBox(shape) || boxWidth(shape) >= Math.min(READABLE_PX, boxWidth(box));
  if (clip.endsInEllipsis && isReadable) return [];
  return [
    {
      kind: 'cut off',
      what: `"${shortenTextForFaultMessage(words)}" in ${describeElement(element)} by ${describeElement(clip.element)}`,
    },
  ];
}

function isWhole(line: ScreenBox, shape: ScreenBox): boolean {
  return boxArea(shape) >= boxArea(line) - 0.5;
}

function cuts(
  { cuts: { across, down }, box: hole }: ClippingAncestorElement,
  line: ScreenBox,
): boolean {
  const isCutAcross = across && (line.right > hole.right + 1.5 || line.left < hole.left - 1.5);
  const spare = boxHeight(line) * 0.2 + 0.5;
  return (
    isCutAcross || (down && (line.bottom > hole.bottom + spare || line.top < hole.top - spare))
  );
}

/** A browser cuts off what is too long for a field and tells nobody. */
function cutField({ element, box }: PageTextOrControl): LayoutFault[] {
  const words = shownIn(element);
  if (words === '' || getComputedStyle(element).textOverflow === 'ellipsis') return [];
  // The arrow of a choice takes the space that its padding does not say.
  const room = boxWidth(box) - (isPlainChoice(element) ? 20 : 0) + 1;
  const needed = widthOfWords(words, getComputedStyle(element));
  if (needed <= room) return [];
  return [
    {
      kind: 'cut off',
      what: `"${shortenTextForFaultMessage(words)}" in the field ${describeElement(element)}, which needs ${Math.ceil(needed)} pixels and has ${Math.floor(room)}`,
    },
  ];
}

function isPlainChoice(element: Element): boolean {
  return element.matches('select') && getComputedStyle(element).appearance !== 'none';
}

/** What one writes may be longer than the field; what we offer may not. */
function shownIn(element: Element): string {
  if (element instanceof HTMLSelectElement)
    return element.size > 1 || element.multiple ? '' : (element.selectedOptions[0]?.text ?? '');
  return element instanceof HTMLInputElement && element.value === '' ? element.placeholder : '';
}

const pen = document.createElement('canvas').getContext('2d');

function widthOfWords(words: string, { font, letterSpacing }: CSSStyleDeclaration): number {
  if (!pen) return 0;
  pen.font = font;
  pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return pen.measureText(words).width;
}
