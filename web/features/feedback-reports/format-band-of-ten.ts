/** '60 to 70' for the band of ten that begins at 60; nothing where it is not told. */
export function formatBandOfTen(from: number | null): string {
  return from === null ? '' : `${from} to ${from + 10}`;
}
