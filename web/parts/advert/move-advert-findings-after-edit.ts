import type { AdvertFinding } from '@evenhand/contract/advert-analysis.ts';

/**
 * Findings of a text in the text that became of it: those before the change stay, those behind it move along, and what was
 * changed itself is gone until it was read again.
 */
export function moveAdvertFindingsAfterEdit(
  findings: readonly AdvertFinding[],
  { before, now }: { before: string; now: string },
): AdvertFinding[] {
  if (before === now) return [...findings];
  const most = Math.min(before.length, now.length);
  let head = 0;
  while (head < most && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === now[now.length - 1 - tail])
    tail += 1;
  const end = before.length - tail;
  const moved = now.length - before.length;
  return findings.flatMap((finding) => {
    const { from, to } = finding;
    if (from === null || to === null || to <= head) return [finding];
    return from >= end ? [{ ...finding, from: from + moved, to: to + moved }] : [];
  });
}
