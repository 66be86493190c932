/** Moves the focus to the next or previous row's link. */
export function moveCandidateRowFocus(list: HTMLElement | null, step: 1 | -1) {
  const links = Array.from(list?.querySelectorAll<HTMLElement>('[data-candidate]') ?? []);
  const row = document.activeElement?.closest('tr, [role="row"]');
  const current = links.findIndex((link) => row?.contains(link));
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), links.length - 1);
  links[next]?.focus();
}

/** The candidate in whose row the focus is. */
export function findFocusedCandidateId(): number | null {
  const row = document.activeElement?.closest('tr, [role="row"]');
  const id = row?.querySelector<HTMLElement>('[data-candidate]')?.dataset['candidate'];
  return id === undefined ? null : Number(id);
}
