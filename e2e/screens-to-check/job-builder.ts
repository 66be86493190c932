import type { Page } from 'playwright-core';
import type { ScreenFixtureIds, ScreenToCheck } from '../screen-to-check-types.ts';

/** Each kind of question, by the row that opens it. */
const questionKinds = [
  ['long-text', /Which work are you proud of/],
  ['short-text', /Which town/],
  ['number', /How many nights/],
  ['date', /From which day/],
  ['one-of', /Which shift/],
  ['many-of', /Which boats/],
  ['yes-no', /Do you have a licence/],
  ['statement', /is my own/],
] as const;

/** Somebody else has named the first stage otherwise, at the moment in which this page saves it. */
async function clashOnce(page: Page): Promise<void> {
  // Nothing is new before something is saved: else it would be taken over, and nothing would clash.
  let isNewer = false;
  await page.route('**/api/builder/*/stages', (route) => {
    isNewer = true;
    return route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank#newer-version',
        title: 'Newer',
        status: 409,
        code: 'newer-version',
        message: 'Newer',
        requestId: 'screen',
      },
    });
  });
  await page.route('**/api/builder/*', async (route) => {
    if (!isNewer) return route.continue();
    const reply = await route.fetch();
    const draft = await reply.json();
    const stages = draft.stages.map((stage: { name: string }, i: number) =>
      i === 0 ? { ...stage, name: 'What you would do' } : stage,
    );
    await route.fulfill({ response: reply, json: { ...draft, version: 99, stages } });
  });
}

export const jobBuilderScreensToCheck: ScreenToCheck[] = [
  {
    name: 'builder-new',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/new/high-volume`,
  },
  { name: 'builder-details', as: 'admin', path: ({ readyDraft }) => `/builder/${readyDraft}/` },
  {
    name: 'builder-description',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/description`,
  },
  {
    name: 'builder-criteria',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/criteria`,
  },
  {
    name: 'builder-criteria-of-a-new-draft',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/criteria`,
  },
  {
    name: 'builder-criteria-plan-change',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/criteria`,
    prepare: async (page) => {
      await page
        .getByLabel(/^What it means/)
        .first()
        .fill('Sees what comes first.');
      await page.getByLabel(/why does it change\?$/).waitFor();
    },
  },
  {
    name: 'builder-stages',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/stages`,
  },
  {
    name: 'builder-stages-kinds',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/stages`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add stage' }).click();
      await page.getByRole('menuitem', { name: /^Test/ }).waitFor();
    },
  },
  {
    name: 'builder-stages-plan-change',
    as: 'admin',
    path: ({ testedJob }) => `/builder/${testedJob}/stages`,
    prepare: async (page) => {
      await page.getByLabel('Weight').first().fill('3');
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByText('Say why it changes, then save.').waitFor();
    },
  },
  {
    name: 'builder-stages-two-versions',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/stages`,
    prepare: async (page) => {
      await clashOnce(page);
      await page.getByLabel('Name, as candidates read it').first().fill('In your own words');
      await page.getByRole('alert', { name: 'Two versions of the stages' }).waitFor();
    },
  },
  ...questionKinds.map(([name, text]) => ({
    name: `builder-question-${name}`,
    as: 'admin' as const,
    path: ({ plannedDraft }: ScreenFixtureIds) => `/builder/${plannedDraft}/questions`,
    prepare: async (page: Page) => {
      await page.getByRole('button', { name: text }).click();
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await page.getByRole('region', { name: 'As candidates see it' }).waitFor();
    },
  })),
  {
    name: 'builder-questions-kinds',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/questions`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add question to About your work' }).click();
      await page.getByRole('menuitem', { name: /^Number/ }).waitFor();
    },
  },
  {
    name: 'builder-questions-plan-change',
    as: 'admin',
    path: ({ testedJob }) => `/builder/${testedJob}/questions`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Question 1 A tray holds/ }).click();
      await page.getByLabel('Points').first().fill('2');
      await page.getByLabel(/why does it change\?$/).waitFor();
    },
  },
  {
    name: 'builder-questions',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/questions`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Question 1 / })
        .first()
        .click();
      await page.getByLabel('What will you ask?').waitFor();
    },
  },
  {
    name: 'builder-questions-of-a-new-draft',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/questions`,
  },
  {
    name: 'builder-questions-locked',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/questions`,
  },
  { name: 'builder-team', as: 'admin', path: ({ readyDraft }) => `/builder/${readyDraft}/team` },
  {
    name: 'builder-team-plan-change',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/team`,
    prepare: async (page) => {
      await page.getByLabel('Reviews per answer').fill('9');
      await page.getByLabel(/^Candidates were told .+: why does it change\?$/).waitFor();
    },
  },
  {
    name: 'builder-openings-plan-change',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/`,
    prepare: async (page) => {
      await page.getByText('Job functions and openings').click();
      await page.getByLabel('Openings').fill('9');
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByText('Say why it changes, then save.').waitFor();
    },
  },
  {
    name: 'builder-check',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/publish`,
  },
  {
    name: 'builder-check-missing',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/publish`,
  },
  { name: 'builder-published', as: 'admin', path: ({ openJob }) => `/builder/${openJob}/publish` },
  { name: 'builder-read-only', as: 'reviewer', path: ({ openJob }) => `/builder/${openJob}/` },
  { name: 'builder-not-for-you', as: 'admin', path: ({ foreignJob }) => `/builder/${foreignJob}/` },
  {
    name: 'builder-just-published',
    as: 'admin',
    path: ({ publishableDraft }) => `/builder/${publishableDraft}/publish`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Publish role' }).click();
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /QR code/ })
        .waitFor();
    },
  },
  {
    name: 'builder-check-plan-incomplete',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/publish`,
  },
  {
    name: 'preview-test',
    as: 'admin',
    path: ({ testedJob }) => `/builder/${testedJob}/preview/test/1`,
  },
  {
    name: 'preview-test-questions',
    as: 'admin',
    path: ({ testedJob }) => `/builder/${testedJob}/preview/test/1?part=2`,
  },
  { name: 'preview-role', as: 'admin', path: ({ openJob }) => `/builder/${openJob}/preview` },
  {
    name: 'preview-question',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/preview/question/1`,
  },
];
