/** The title leads to the role; that of an archived one leads nowhere, but its menu does. */
export function focusJobCard(card: Element | null | undefined) {
  card?.querySelector<HTMLElement>('h2 a, [aria-haspopup="menu"]')?.focus();
}
