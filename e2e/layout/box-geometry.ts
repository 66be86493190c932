export type ScreenBox = { left: number; top: number; right: number; bottom: number };

export function toScreenBox({ left, top, right, bottom }: ScreenBox): ScreenBox {
  return { left, top, right, bottom };
}

export function intersectBoxes(one: ScreenBox, other: ScreenBox): ScreenBox {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

export function boxWidth({ left, right }: ScreenBox): number {
  return right - left;
}

export function boxHeight({ top, bottom }: ScreenBox): number {
  return bottom - top;
}

export function isEmptyBox(box: ScreenBox, least = 0): boolean {
  return boxWidth(box) <= least || boxHeight(box) <= least;
}

export function boxArea(box: ScreenBox): number {
  return isEmptyBox(box) ? 0 : boxWidth(box) * boxHeight(box);
}

/** The part of a line of text that letters fill: what is left are the gaps between lines. */
export function glyphBoxOfLine(line: ScreenBox): ScreenBox {
  const gap = boxHeight(line) * 0.22;
  return { ...line, top: line.top + gap, bottom: line.bottom - gap };
}
