import { type ScreenBox, toScreenBox, isEmptyBox } from './box-geometry.ts';

/** An ancestor that shows only what lies inside it; what scrolls can be reached, what is cut cannot. */
export type ClippingAncestorElement = {
  element: Element;
  box: ScreenBox;
  cuts: { across: boolean; down: boolean };
  scrolls: { across: boolean; down: boolean };
  endsInEllipsis: boolean;
};

/** What an element stands in. */
export type ElementSurroundings = {
  clips: ClippingAncestorElement[];
  /** What moves by itself or lies on top: the nearest bar that sticks, layer or scrolling box. Null: the page. */
  plane: Element | null;
  /** The nearest ancestor with a ground or a border of its own, which its content must not leave. */
  panel: Element | null;
  isInLayer: boolean;
  /** The nearest part that stays where it is when the page scrolls. */
  bar: Element | null;
};

const LAYER =
  'dialog, [popover], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="alertdialog"]';
const onPage: ElementSurroundings = {
  clips: [],
  plane: null,
  panel: null,
  isInLayer: false,
  bar: null,
};

type Known = { own: ElementSurroundings; inner: ElementSurroundings };

/** Looks surroundings up, and remembers them: an instance is true until something on the page moves. */
export function createElementSurroundingsLookup() {
  const known = new Map<Element, Known>();

  /** What the content of an element stands in; the element itself stands in `own`. */
  function look(element: Element): Known {
    const found = known.get(element);
    if (found) return found;
    const style = getComputedStyle(element);
    const own = ownOf(element, style);
    const result = { own, inner: innerOf(element, style, own) };
    known.set(element, result);
    return result;
  }

  function ownOf(element: Element, { position }: CSSStyleDeclaration): ElementSurroundings {
    const parent = element.parentElement;
    if (!parent || element === document.body) return onPage;
    if (position === 'fixed' || isTopLayer(element)) {
      return {
        ...onPage,
        plane: element,
        bar: element,
        isInLayer: isLayer(element) || look(parent).inner.isInLayer,
      };
    }
    const container = position === 'absolute' ? containerOf(parent) : parent;
    const around = container ? look(container).inner : onPage;
    const isLayered = position === 'absolute' && isLayer(element);
    return {
      ...around,
      ...(position === 'absolute' && { panel: null }),
      ...(position === 'sticky' && { plane: element, bar: element }),
      ...(isLayered && { plane: element, isInLayer: true }),
    };
  }

  return {
    ofElement: (element: Element) => look(element).own,
    ofText: (node: Text) => (node.parentElement ? look(node.parentElement).inner : onPage),
    ofContent: (element: Element) => look(element).inner,
  };
}

function innerOf(
  element: Element,
  style: CSSStyleDeclaration,
  own: ElementSurroundings,
): ElementSurroundings {
  const isRoot = element === document.body || element === document.documentElement;
  const isBox = !isRoot && style.display !== 'inline' && style.display !== 'contents';
  const panel = isBox && isPanel(style) ? element : own.panel;
  const clip = isRoot ? null : clipOf(element, style);
  if (!clip) return { ...own, panel };
  return {
    ...own,
    panel,
    clips: [...own.clips, clip],
    ...((clip.scrolls.across || clip.scrolls.down) && { plane: element }),
  };
}

function clipOf(element: Element, style: CSSStyleDeclaration): ClippingAncestorElement | null {
  const { overflowX, overflowY, display, clipPath, textOverflow, webkitLineClamp } = style;
  if (display === 'inline' || display === 'contents') return null;
  if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') return null;
  const cuts = { across: isCutting(overflowX), down: isCutting(overflowY) };
  const scrolls = {
    across: isScrolling(overflowX) && element.scrollWidth > element.clientWidth,
    down: isScrolling(overflowY) && element.scrollHeight > element.clientHeight,
  };
  return {
    element,
    box: toScreenBox(element.getBoundingClientRect()),
    cuts,
    scrolls,
    endsInEllipsis: textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp),
  };
}

/** Made very small or clipped so that only screen readers meet what is inside, or folded away. */
export function isClipForScreenReadersOnly({ box, element }: ClippingAncestorElement): boolean {
  return isEmptyBox(box, 2) || getComputedStyle(element).clipPath === 'inset(50%)';
}

function containerOf(from: Element): Element | null {
  for (let element: Element | null = from; element; element = element.parentElement) {
    const { position, transform, contain } = getComputedStyle(element);
    if (position !== 'static' || transform !== 'none' || /paint|strict|content/.test(contain))
      return element;
  }
  return null;
}

/** What somebody opened over the page and can close again: it may lie on anything. */
function isLayer(element: Element): boolean {
  return element.matches(LAYER) || element.querySelector('button[aria-label="Close"]') !== null;
}

function isTopLayer(element: Element): boolean {
  return element.matches(':modal') || (element.matches('[popover]') && isOpenPopover(element));
}

function isOpenPopover(element: Element): boolean {
  return element.matches(':popover-open');
}

function isCutting(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip';
}

function isScrolling(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** A ground, or a border on three sides: one line below a row is no box. */
function isPanel(style: CSSStyleDeclaration): boolean {
  if (isOpaqueColour(style.backgroundColor, 0.05)) return true;
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  return (
    sides.filter(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        isOpaqueColour(style.getPropertyValue(`border-${side}-color`), 0.05),
    ).length >= 3
  );
}

/** Of a colour as the browser computes it: whether it hides what lies under it at least so much. */
export function isOpaqueColour(colour: string, least: number): boolean {
  if (colour === 'transparent' || colour === 'none' || colour === '') return false;
  const alpha = /(?:\/|rgba\([^,]+,[^,]+,[^,]+,)\s*([\d.]+%?)\s*\)$/.exec(colour)?.[1];
  if (alpha === undefined) return true;
  return Number.parseFloat(alpha) / (alpha.endsWith('%') ? 100 : 1) >= least;
}
