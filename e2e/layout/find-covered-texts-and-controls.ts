import { type ScreenBox, boxHeight, isEmptyBox, boxWidth } from './box-geometry.ts';
import {
  describeElement,
  shortenTextForFaultMessage,
} from './describe-element-and-shorten-text.ts';
import type { LayoutFault } from './layout-fault-types.ts';
import {
  type PageTextOrControl,
  visibleBoxOfTextOrControl,
} from './find-texts-and-controls-on-page.ts';
import {
  type createElementSurroundingsLookup,
  isOpaqueColour,
} from './clipping-ancestors-and-containers-of-element.ts';

type Look = ReturnType<typeof createElementSurroundingsLookup>;

const REPLACED = 'img, canvas, video, iframe, input, select, textarea, button';
/** The part of the window, from each edge, where bars stick. */
const EDGE = 0.25;

/**
 * What another thing lies on. Each piece is scrolled to the middle of the window, or as far as the page goes: what a bar
 * covers even there can never be read or pressed.
 */
export function findCoveredTextsAndControls(
  pieces: PageTextOrControl[],
  look: Look,
): LayoutFault[] {
  const isModal = document.querySelector(':modal, [aria-modal="true"]') !== null;
  const asked = pieces.filter(
    ({ around, element, shape }) =>
      !isEmptyBox(shape, 2) &&
      (!isModal || around.isInLayer) &&
      element.closest('[inert]') === null &&
      getComputedStyle(element).pointerEvents !== 'none',
  );
  const faults = [
    ...asked.filter(({ around }) => around.bar).flatMap((piece) => faultAt(piece, look)),
    ...asked
      .filter(({ around }) => !around.bar)
      .sort((one, other) => one.box.top - other.box.top)
      .flatMap((piece) => {
        bringIntoMiddle(piece);
        return faultAt(piece, look);
      }),
  ];
  scrollTo(0, 0);
  return faults;
}

function bringIntoMiddle({ box }: PageTextOrControl): void {
  const middle = (box.top + box.bottom) / 2;
  const isInMiddle =
    middle - scrollY >= innerHeight * EDGE && middle - scrollY <= innerHeight * (1 - EDGE);
  if (!isInMiddle) scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' });
}

function faultAt(piece: PageTextOrControl, look: Look): LayoutFault[] {
  const cover = coverOf(piece, look);
  if (!cover) return [];
  const isBar = look.ofContent(cover).bar !== null;
  return [
    {
      kind: isBar ? 'under a bar' : 'covered',
      what: `${piece.kind} "${shortenTextForFaultMessage(piece.words)}" in ${describeElement(piece.element)} by ${describeElement(cover)}`,
    },
  ];
}

/** Asked again once it stands in the middle of the box it scrolls in, where it has one. */
function coverOf(piece: PageTextOrControl, look: Look): Element | null {
  const cover = coverAt(piece, pointOf(piece), look);
  const canScroll = piece.around.clips.some(({ scrolls }) => scrolls.across || scrolls.down);
  if (!cover || !canScroll) return cover;
  piece.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const now = piece.measure();
  return now && coverAt(piece, middleOf(now), look);
}

type Point = { x: number; y: number };

function coverAt(
  { element, around }: PageTextOrControl,
  point: Point | null,
  look: Look,
): Element | null {
  const hit = point && document.elementFromPoint(point.x, point.y);
  if (!hit || hit.contains(element) || element.contains(hit)) return null;
  const isLabelled = hit.closest('label, summary, button, a')?.contains(element);
  if (isLabelled || !holds(hit, point)) return null;
  for (let part: Element | null = hit; part && !part.contains(element); part = part.parentElement) {
    if (!hides(part)) continue;
    const { isInLayer, bar } = look.ofContent(part);
    if (isInLayer && !around.isInLayer) return null;
    return bar ?? part;
  }
  return null;
}

/** A point of the piece that is in sight; a piece in a box that scrolls may have none. */
function pointOf(piece: PageTextOrControl): Point | null {
  const now = piece.measure();
  const seen = visibleBoxOfTextOrControl(piece);
  if (!now || isEmptyBox(seen, 2)) return null;
  const { x, y } = middleOf(seen);
  return { x: x + now.left - piece.box.left, y: y + now.top - piece.box.top };
}

function middleOf({ left, right, top, bottom }: ScreenBox): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** What is drawn before or after an element can lie far from it, and is clear: a whole card as a link. */
function holds(element: Element, { x, y }: { x: number; y: number }): boolean {
  return [...element.getClientRects()].some(
    (rect: ScreenBox) =>
      boxWidth(rect) > 0 &&
      boxHeight(rect) > 0 &&
      x >= rect.left - 1 &&
      x <= rect.right + 1 &&
      y >= rect.top - 1 &&
      y <= rect.bottom + 1,
  );
}

function hides(element: Element): boolean {
  const { backgroundColor, backgroundImage, fill, fillOpacity, opacity } =
    getComputedStyle(element);
  if (Number.parseFloat(opacity) < 0.5) return false;
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
    return isOpaqueColour(fill, 0.5) && Number.parseFloat(fillOpacity) >= 0.5;
  return (
    isOpaqueColour(backgroundColor, 0.5) || backgroundImage !== 'none' || element.matches(REPLACED)
  );
}
