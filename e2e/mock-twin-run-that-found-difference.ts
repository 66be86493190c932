import type { Page } from 'playwright-core';

/** A run that was different: no installation is made unsafe for a picture. */
export async function mockTwinRunThatFoundDifference(page: Page): Promise<void> {
  const at = '2026-11-26T02:00:12.000Z';
  const differing = [
    'GET /freview/{hash}/reviews',
    'GET /freview/{hash}/reviews: names a candidate',
  ];
  await page.route(/\/api\/(privacy|operator)\/twin-runs$/, (route) =>
    route.fulfill({
      json: {
        attestation: { kind: 'different', at, differing },
        runs: [
          { id: 2, begunAt: at, outcome: 'different', differing, version: '0.1.0' },
          {
            id: 1,
            begunAt: '2026-11-25T02:00:09.000Z',
            outcome: 'not-finished',
            differing: [],
            version: '0.1.0',
          },
        ],
      },
    }),
  );
  await page.reload();
  await page.getByText('Reviewers may be able to tell who wrote an answer').waitFor();
}
