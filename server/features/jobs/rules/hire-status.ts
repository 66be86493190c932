import type { HireStatus } from '@evenhand/contract/jobs.ts';

export type Said = { status: HireStatus; statusWaitingAt?: Date | null | undefined };

/** Since when a role waits for its hire: as told, but never ahead of the clock; not at all unless it waits. */
export function waitingSince({ status, statusWaitingAt }: Said, now: Date): Date | null {
  if (status !== 'waiting') return null;
  const told = statusWaitingAt ?? now;
  return told > now ? now : told;
}
