export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

export function isEmpty(box: Box, least = 0): boolean {
  return widthOf(box) <= least || heightOf(box) <= least;
}

export function areaOf(box: Box): number {
  return isEmpty(box) ? 0 : widthOf(box) * heightOf(box);
}

/** The part of a line of text that letters fill: what is left are the gaps between lines. */
export function lettersOf(line: Box): Box {
  const gap = heightOf(line) * 0.22;
  return { ...line, top: line.top + gap, bottom: line.bottom - gap };
}
