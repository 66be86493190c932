const NIGHT_HOUR_UTC = 2;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Run = { begunAt: Date; verdict: 'alike' | 'different' | null };

/**
 * Once a night; at once where the last night, or all nights so far, had none; and an hour after one that came to no end.
 * @param runs the newest first
 */
export function isTwinRunDue(runs: readonly Run[], now: Date): boolean {
  const [last] = runs;
  if (last === undefined) return true;
  if (last.verdict === null) return now.getTime() - last.begunAt.getTime() >= HOUR_MS;
  return last.begunAt < lastNight(now);
}

function lastNight(now: Date): Date {
  const tonight = new Date(now);
  tonight.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  return tonight > now ? new Date(tonight.getTime() - DAY_MS) : tonight;
}
