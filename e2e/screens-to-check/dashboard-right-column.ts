import type { Page } from 'playwright-core';
import { stripPreloadedResponsesFromDashboard } from '../strip-preloaded-responses-from-dashboard.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** What stands beside the roles, in the states that the demo does not have. */
export const dashboardRightColumnScreensToCheck: ScreenToCheck[] = [
  {
    name: 'right-column-all-set-and-quiet',
    as: 'other-admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      const sample = { people: 3, jobs: 3, sampleJobId: 1 };
      const answers = [{ id: crypto.randomUUID(), text: 'A', Reviews: [{ score: 4 }] }];
      await pretend(page, {
        '**/api/onboarding': sample,
        '**/freview/get-token/1': { token: { hash: 'A'.repeat(43) } },
        '**/freview/A*/reviews': { questions: [{ ...question, Answers: answers }] },
        '**/api/recent-feedback*': feedback(3, []),
        '**/api/activity*': { activities: [], more: false },
      });
      await page.getByRole('heading', { name: 'You are all set' }).waitFor();
      await page.getByText('Nothing has happened').waitFor();
    },
  },
  {
    name: 'right-column-not-loaded',
    as: 'other-admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await stripPreloadedResponsesFromDashboard(page);
      for (const address of ['onboarding', 'recent-feedback*', 'activity*'])
        await page.route(`**/api/${address}`, (route) => route.abort());
      await page.reload();
      await page.getByText('We could not load the activity.').waitFor();
      await page.getByText('We could not load the ratings.').waitFor();
      await page.getByText('We could not load your first steps.').waitFor();
    },
  },
  {
    name: 'right-column-long-words',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await pretend(page, {
        '**/api/recent-feedback*': feedback(812, [
          {
            id: 'a',
            text: `${'لقد كانت الأسئلة واضحة، وكان من السهل أن أرى ما المطلوب مني. '.repeat(9)}`,
            rating: 10,
            createdAt: new Date().toISOString(),
            Application: { Job: { title: longTitle } },
          },
        ]),
        '**/api/activity*': {
          activities: [
            line(1, `Wilhelmina Featherstonehaugh-Cholmondeley published ${longTitle}`, null),
            line(2, 'דנה לוי archived מנהלת משרד', null),
            line(3, `${'x'.repeat(80)} started ${'y'.repeat(120)}`, '/builder/1/'),
          ],
          more: true,
        },
      });
      await page.getByText('Wilhelmina').waitFor();
    },
  },
];

const longTitle =
  'Senior Interdisciplinary Infrastructure Resilience and Decarbonisation Programme Coordinator, North';

const question = {
  id: '6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11',
  text: 'A?',
  guide: { one: '', three: '', five: '' },
  skills: [],
  maxWords: 250,
};

function line(n: number, text: string, link: string | null) {
  const createdAt = new Date(Date.now() - n * 3_600_000).toISOString();
  return {
    id: String(n),
    type: 'job-published',
    createdAt,
    isTimed: true,
    day: createdAt.slice(0, 10),
    text,
    jobId: 1,
    link,
  };
}

function feedback(n: number, comments: object[]) {
  return {
    averageRating: n < 5 ? null : 9,
    allFeedbackCount: n,
    textFeedbackCount: comments.length,
    feedback: comments,
    data: [],
    stats: {
      totalFeedbackCount: n,
      scores: null,
      averages: { ratingMean: null, ratingMedian: null },
    },
  };
}

async function pretend(page: Page, answers: Record<string, object>): Promise<void> {
  await stripPreloadedResponsesFromDashboard(page);
  for (const [address, json] of Object.entries(answers))
    await page.route(address, (route) => route.fulfill({ json }));
  await page.reload();
}
