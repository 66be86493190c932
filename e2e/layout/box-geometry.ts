export type Box = { left: number; top: number; right: number; bottom: number };

export function toBox({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}

export function intersectBoxes(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function boxWidth({ left, right }: Box): number {
  return right - left;
}

export function boxHeight({ top, bottom }: Box): number {
  return bottom - top;
}

export function isEmptyBox(box: Box, least = 0): boolean {
  return boxWidth(box) <= least || boxHeight(box) <= least;
}

export function boxArea(box: Box): number {
  return isEmptyBox(box) ? 0 : boxWidth(box) * boxHeight(box);
}

/** The part of a line of text that letters fill: what is left are the gaps between lines. */
export function glyphBoxOfLine(line: Box): Box {
  const gap = boxHeight(line) * 0.22;
  return { ...line, top: line.top + gap, bottom: line.bottom - gap };
}
