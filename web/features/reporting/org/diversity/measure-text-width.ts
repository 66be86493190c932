let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text will be in the chart, in pixels. */
export function measureTextWidth(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 7;
  pen.font = font;
  return pen.measureText(text).width;
}
