import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/** What the server says of a period, in the order and the units of the screen. */
export async function fetchReportKeyNumbers(
  { request }: BrowserContext,
  period: string,
): Promise<number[]> {
  const [overall, hired, rejected] = await Promise.all(
    ['stats', 'hired-stats', 'rejected-stats'].map(async (path) =>
      (await request.get(`/api/org/${path}?${period}`)).json(),
    ),
  );
  // Told in hours, shown in days.
  const days = Math.round((hired.timeToHire / 24) * 10) / 10;
  expect(days).toBeGreaterThan(0);
  return [overall.candidates, overall.jobs.length, hired.hiredCount, rejected.rejectedCount, days];
}
