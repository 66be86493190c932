/** Moves the focus to the link of the next or previous row, or of the first or last one. */
export function moveCandidateRowFocus(list: HTMLElement | null, step: 1 | -1 | 'first' | 'last') {
  const links = Array.from(list?.querySelectorAll<HTMLElement>('[data-candidate]') ?? []);
  const row = document.activeElement?.closest('tr, [role="row"]');
  const current = links.findIndex((link) => row?.contains(link));
  if (step === 'first' || step === 'last') links.at(step === 'first' ? 0 : -1)?.focus();
  else links[current < 0 ? 0 : Math.min(Math.max(current + step, 0), links.length - 1)]?.focus();
}

/** The candidate in whose row the focus is. */
export function findFocusedCandidateId(): number | null {
  const row = document.activeElement?.closest('tr, [role="row"]');
  const id = row?.querySelector<HTMLElement>('[data-candidate]')?.dataset['candidate'];
  return id === undefined ? null : Number(id);
}

/** Moves the focus to the link of a candidate on the leaderboard, if they are on this page of it. */
export function focusCandidateRow(id: number) {
  document.querySelector<HTMLElement>(`#leaderboard [data-candidate="${id}"]`)?.focus();
}
