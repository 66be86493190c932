import type { JobReviewProgressTotals } from '@evenhand/contract/review/review-progress-and-reminders.ts';
import type { Page } from 'playwright-core';

type Progress = Omit<JobReviewProgressTotals, 'voidings'> & {
  // As it comes over the wire.
  voidings: (Omit<JobReviewProgressTotals['voidings'][number], 'at'> & { at: string })[];
};

const by = 'Maren Okoro';
const at = '2026-05-04T09:12:00Z';
const long =
  'They told us on Monday that they had taught two of the candidates for years, and had known them by how they write from the first answer on; so none of what they scored can stand.';
const voidings: Progress['voidings'] = [
  { reviewer: 'Wole Ashcombe', by, at, reason: long, marks: 1214, candidates: 243 },
  { reviewer: 'Hana Petrova', by, at, reason: 'A trial by mistake.', marks: 1, candidates: 1 },
];

/** What the server says of a role where the first reviewer was taken off, and marks of two others were voided. */
export async function mockReviewProgressWithVoidedMarks(page: Page): Promise<void> {
  await page.route('**/api/manage/*/review-progress', async (route) => {
    const reply = await route.fetch();
    const progress = (await reply.json()) as Progress;
    const [first, ...rest] = progress.reviewers;
    const may = { remind: false, takeOff: false, voidMarks: true };
    const takenOff = first === undefined ? [] : [{ ...first, state: 'taken-off' as const, may }];
    await route.fulfill({
      response: reply,
      json: { ...progress, voidings, reviewers: [...takenOff, ...rest] } satisfies Progress,
    });
  });
}
