import type { JobPhase } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';

export type JobClosingTime = { closesAt: Date | null; openUntilFilled: boolean };

/**
 * What is wrong with a role closing like this, as a sentence to act on; null when nothing is. A draft may
 * hold anything for now, a closed role never opens again in passing.
 */
export function closingTimeProblem(
  closing: JobClosingTime,
  phase: JobPhase,
  now: Date,
): string | null {
  const { closesAt, openUntilFilled } = closing;
  if (openUntilFilled && closesAt !== null)
    return 'Choose a closing time or open until filled, not both.';
  if (phase === 'CLOSED') return 'This role has closed. Its closing time can no longer change.';
  if (phase !== 'OPEN') return null;
  if (openUntilFilled) return null;
  if (closesAt === null) return 'Choose when this role closes, or keep it open until filled.';
  return closesAt <= now ? 'Choose a closing time in the future.' : null;
}
