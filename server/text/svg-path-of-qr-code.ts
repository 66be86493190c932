/** The dark squares of a QR code as the `d` of one SVG path, a square a unit; neighbours in a row are drawn as one bar. */
export function svgPathOfQrCode({
  size,
  data,
}: {
  size: number;
  data: ArrayLike<number | boolean>;
}): string {
  const bars: string[] = [];
  for (let y = 0; y < size; y += 1) {
    let x = 0;
    while (x < size) {
      const from = x;
      while (x < size && data[y * size + x]) x += 1;
      if (x > from) bars.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
      x += 1;
    }
  }
  return bars.join('');
}
