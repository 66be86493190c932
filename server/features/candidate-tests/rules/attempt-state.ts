type Attempt = { endsAt: Date | null; handedInAt: Date | null };

/** How far a candidate is with a test. One whose time is over is done, whether or not the server has closed it yet. */
export function findTestAttemptState(
  attempt: Attempt | null,
  now: Date,
): 'not-begun' | 'running' | 'done' {
  if (attempt === null) return 'not-begun';
  if (attempt.handedInAt !== null) return 'done';
  return attempt.endsAt !== null && attempt.endsAt <= now ? 'done' : 'running';
}
