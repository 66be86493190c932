/** A row of places that is wider than the screen begins where one is: a `ref` for the chosen one. */
export function scrollTabIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
