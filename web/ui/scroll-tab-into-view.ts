/** A row of places that is wider than the screen begins where one is: a `ref` for the chosen one. The page stays where it is. */
export function scrollTabIntoView(place: HTMLElement | null): void {
  const row = place && findScrollingRow(place);
  if (!row) return;
  const [inside, outside] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inside.left + inside.width / 2 - outside.left - outside.width / 2;
}

function findScrollingRow({ parentElement: row }: HTMLElement): HTMLElement | null {
  return row && row.scrollWidth <= row.clientWidth ? findScrollingRow(row) : row;
}
