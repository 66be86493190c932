import { type ScreenBox, toScreenBox, intersectBoxes, isEmptyBox } from './box-geometry.ts';
import type {
  createElementSurroundingsLookup,
  ElementSurroundings,
} from './clipping-ancestors-and-containers-of-element.ts';
import {
  isClipForScreenReadersOnly,
  isOpaqueColour,
} from './clipping-ancestors-and-containers-of-element.ts';

/** A line of text, or something to press or to write in. */
export type PageTextOrControl = {
  kind: 'text' | 'control';
  element: Element;
  /** The text that the line belongs to. */
  node: Text | null;
  /** From the top left corner of the document. */
  box: ScreenBox;
  /** What is left of the box when everything that cuts has cut. */
  shape: ScreenBox;
  words: string;
  around: ElementSurroundings;
  /** Where it stands in the window now. */
  measure: () => ScreenBox | null;
};

type Look = ReturnType<typeof createElementSurroundingsLookup>;

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="checkbox"], [role="radio"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"], [role="slider"], [role="combobox"], [contenteditable="true"]';
const WITHOUT_TEXT =
  'script, style, noscript, template, option, textarea, title, desc, datalist, iframe';
const FIELDS = 'input:not([type="checkbox"], [type="radio"]), select, textarea';
const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/** Everything on the page that is read or pressed; asked for while the page stands at its top. */
export function findTextsAndControlsOnPage(look: Look): PageTextOrControl[] {
  return [...findLines(look), ...findControls(look)];
}

function findLines(look: Look): PageTextOrControl[] {
  const pieces: PageTextOrControl[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // Words without a colour only hold a place, as those behind a field whose marks must stand right.
  const isRead = remember(
    (element) =>
      element.checkVisibility(VISIBLE) && isOpaqueColour(getComputedStyle(element).color, 0.05),
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text; // The walker was asked for texts alone.
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || element.matches(WITHOUT_TEXT) || !isRead(element))
      continue;
    const around = look.ofText(text);
    if (around.clips.some(isClipForScreenReadersOnly)) continue;
    range.selectNodeContents(text);
    [...range.getClientRects()].forEach((rect, n) => {
      if (rect.width < 1 || rect.height < 1) return;
      const box = toScreenBox(rect);
      pieces.push({
        kind: 'text',
        element,
        node: text,
        box,
        shape: cutOff(box, around),
        words: text.data,
        around,
        measure: () => lineOf(text, n),
      });
    });
  }
  return pieces;
}

function lineOf(text: Text, n: number): ScreenBox | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const rect = range.getClientRects()[n];
  return rect ? toScreenBox(rect) : null;
}

/** Links inside a sentence are its text; what stands by itself is a control. */
function findControls(look: Look): PageTextOrControl[] {
  return [...document.body.querySelectorAll(CONTROLS)].flatMap((element): PageTextOrControl[] => {
    if (!element.checkVisibility(VISIBLE) || getComputedStyle(element).display === 'inline')
      return [];
    const around = look.ofElement(element);
    const box = bodyOf(element);
    if (isEmptyBox(box, 2) || around.clips.some(isClipForScreenReadersOnly)) return [];
    return [
      {
        kind: 'control',
        element,
        node: null,
        box,
        shape: cutOff(box, around),
        words: element.getAttribute('aria-label') ?? element.textContent,
        around,
        measure: () => bodyOf(element),
      },
    ];
  });
}

/** Of a field, where its words stand: a sign or a button may lie in the space it keeps free. */
function bodyOf(element: Element): ScreenBox {
  const box = toScreenBox(element.getBoundingClientRect());
  if (!element.matches(FIELDS)) return box;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return {
    ...box,
    left: box.left + Number.parseFloat(paddingLeft),
    right: box.right - Number.parseFloat(paddingRight),
  };
}

/** What cuts before one can scroll: beyond a box that scrolls, everything comes into sight in its time. */
function cutOff(box: ScreenBox, { clips }: ElementSurroundings): ScreenBox {
  const left = { ...box };
  let isReached = { across: false, down: false };
  for (const clip of clips.toReversed()) {
    isReached = {
      across: isReached.across || clip.scrolls.across,
      down: isReached.down || clip.scrolls.down,
    };
    cut(left, clip.box, {
      across: clip.cuts.across && !isReached.across,
      down: clip.cuts.down && !isReached.down,
    });
  }
  return left;
}

/** What of a piece is in sight without scrolling inside a box. */
export function visibleBoxOfTextOrControl({ box, around }: PageTextOrControl): ScreenBox {
  const left = { ...box };
  for (const { box: hole, cuts, scrolls } of around.clips) {
    cut(left, hole, {
      across: cuts.across || scrolls.across,
      down: cuts.down || scrolls.down,
    });
  }
  return left;
}

function cut(
  box: ScreenBox,
  hole: ScreenBox,
  { across, down }: { across: boolean; down: boolean },
): void {
  const left = intersectBoxes(box, hole);
  if (across) Object.assign(box, { left: left.left, right: left.right });
  if (down) Object.assign(box, { top: left.top, bottom: left.bottom });
}

function remember(ask: (element: Element) => boolean): (element: Element) => boolean {
  const known = new Map<Element, boolean>();
  return (element) => {
    const answer = known.get(element) ?? ask(element);
    known.set(element, answer);
    return answer;
  };
}
