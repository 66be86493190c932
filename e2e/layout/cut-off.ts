import { areaOf, type Box, heightOf, isEmpty, widthOf } from './boxes.ts';
import { describe, type Fault, shorten } from './fault.ts';
import type { Piece } from './pieces.ts';
import type { Clip } from './surroundings.ts';

/** An ellipsis after less than this says nothing. */
const READABLE_PX = 24;

/** Words that a box cuts off without an ellipsis, and choices and hints longer than their field. */
export function cutOffWords(pieces: Piece[]): Fault[] {
  return [
    ...pieces.flatMap((piece) => (piece.kind === 'text' ? cutLine(piece) : [])),
    ...pieces.flatMap((piece) => (piece.kind === 'control' ? cutField(piece) : [])),
  ];
}

function cutLine({ box, shape, words, element, around }: Piece): Fault[] {
  const clip = isWhole(box, shape) ? undefined : around.clips.findLast((one) => cuts(one, box));
  if (!clip) return [];
  const isReadable = isEmpty(shape) || widthOf(shape) >= Math.min(READABLE_PX, widthOf(box));
  if (clip.endsInEllipsis && isReadable) return [];
  return [
    {
      kind: 'cut off',
      what: `"${shorten(words)}" in ${describe(element)} by ${describe(clip.element)}`,
    },
  ];
}

function isWhole(line: Box, shape: Box): boolean {
  return areaOf(shape) >= areaOf(line) - 0.5;
}

function cuts({ cuts: { across, down }, box: hole }: Clip, line: Box): boolean {
  const isCutAcross = across && (line.right > hole.right + 1.5 || line.left < hole.left - 1.5);
  const spare = heightOf(line) * 0.2 + 0.5;
  return (
    isCutAcross || (down && (line.bottom > hole.bottom + spare || line.top < hole.top - spare))
  );
}

/** A browser cuts off what is too long for a field and tells nobody. */
function cutField({ element, box }: Piece): Fault[] {
  const words = shownIn(element);
  if (words === '' || getComputedStyle(element).textOverflow === 'ellipsis') return [];
  // The arrow of a choice takes the space that its padding does not say.
  const room = widthOf(box) - (isPlainChoice(element) ? 20 : 0) + 1;
  const needed = widthOfWords(words, getComputedStyle(element));
  if (needed <= room) return [];
  return [
    {
      kind: 'cut off',
      what: `"${shorten(words)}" in the field ${describe(element)}, which needs ${Math.ceil(needed)} pixels and has ${Math.floor(room)}`,
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
