import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import type { RankingWeights } from '@evenhand/contract/pipeline/ranking-weights.ts';
import type { Page } from 'playwright-core';

type Board = ResponseOf<typeof findLeaderboardEndpoint>;

const stages: Board['stages'] = [
  { id: 901, name: 'Written answers', kind: 'sift', weight: 1, scale: 'stars' },
  { id: 902, name: 'Working safely with plans', kind: 'test', weight: 0.5, scale: 'percent' },
  { id: 903, name: 'Interview', kind: 'interview', weight: 2, scale: 'stars' },
];
const shares = [61, 39, 0];
/** Of a page of fifty, so many have been interviewed. */
const INTERVIEWED = 12;

/** What the server says of a long leaderboard, as if its role had a test and an interview too, and weights had changed. */
export async function mockLeaderboardOfThreeStages(page: Page): Promise<void> {
  await page.route('**/api/manage/*/leaderboard*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      json: withThreeStages(await reply.json(), route.request().url()),
    });
  });
  await page.route('**/api/manage/*/weights', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: withTwoVersions(await reply.json()) });
  });
}

function withThreeStages(board: Board, url: string): Board {
  const shown = new URL(url).searchParams.get('scoring') === '1' ? 1 : 2;
  return {
    ...board,
    stages,
    groups: [
      { completed: stages.map(({ name }) => name), count: INTERVIEWED },
      { completed: stages.slice(0, 2).map(({ name }) => name), count: board.total - INTERVIEWED },
    ],
    scoring: { shown, current: 2 },
    rows: board.rows.map((row, at) => ({
      ...row,
      // Nobody is decided yet.
      state: 'in_review',
      stages: [row.stages[0] ?? null, 30 + ((at * 37) % 70), row.place <= INTERVIEWED ? 4 : null],
    })),
  };
}

function withTwoVersions(weights: RankingWeights): RankingWeights {
  const version = { by: 'Maren Okoro', reason: 'The interview is the same for all.' };
  return {
    ...weights,
    stages: stages.map(({ id, name, kind, weight }, at) => ({
      id,
      name,
      kind,
      weight,
      effective: { candidates: 199, share: shares[at] ?? null, spread: 12.5, correlation: 0.8 },
      items: [],
    })),
    versions: [
      { n: 1, at: new Date('2026-10-04T09:00:00Z'), by: null, reason: null, changes: [] },
      {
        n: 2,
        at: new Date('2026-11-20T09:00:00Z'),
        ...version,
        changes: ['Weight of “Interview”: 1 → 2'],
      },
    ],
  };
}
