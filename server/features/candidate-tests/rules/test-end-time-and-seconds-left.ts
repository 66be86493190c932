const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** What was sent in time may arrive later: the network's share is nobody's fault. */
const NETWORK_GRACE_SECONDS = 10;

/** When a test that begins now is over; null where nothing limits it. */
export function findTestEndTime(
  startedAt: Date,
  { minutes, timeFactor }: { minutes: number | null; timeFactor: number },
): Date | null {
  if (minutes === null) return null;
  return new Date(startedAt.getTime() + minutes * timeFactor * MINUTE_MS);
}

/** How much longer a page may say that there is; null where nothing limits it. */
export function countSecondsLeftOfTest(endsAt: Date | null, now: Date): number | null {
  if (endsAt === null) return null;
  return Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / SECOND_MS));
}

/** Tests that were to end before this moment take nothing any more. */
export function latestEndTimeOfClosedTests(now: Date): Date {
  return new Date(now.getTime() - NETWORK_GRACE_SECONDS * SECOND_MS);
}
