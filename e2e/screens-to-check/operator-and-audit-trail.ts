import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';
import { mockTwinRunThatFoundDifference } from '../mock-twin-run-that-found-difference.ts';

export const operatorAndAuditTrailScreensToCheck: ScreenToCheck[] = [
  { name: 'operator', as: 'operator', path: () => '/operator' },
  {
    name: 'operator-twin-run-different',
    as: 'operator',
    path: () => '/operator',
    prepare: mockTwinRunThatFoundDifference,
  },
  { name: 'operator-nothing-found', as: 'operator', path: () => '/operator?search=zebra' },
  { name: 'operator-only', as: 'admin', path: () => '/operator' },
  {
    name: 'operator-said',
    as: 'operator',
    path: () => '/operator',
    prepare: async (page) => {
      await page.route('**/api/operator/said', (route) => route.fulfill({ json: opinion }));
      await page.getByRole('link', { name: 'What people say' }).click();
      await page.getByRole('heading', { name: 'January to March 2026' }).waitFor();
    },
  },
  {
    name: 'operator-said-nothing',
    as: 'operator',
    path: () => '/operator/said?year=2001',
    prepare: (page) => page.getByText('Nothing can be told of 2001 yet.').waitFor(),
  },
  {
    name: 'operator-organisation',
    as: 'operator',
    path: ({ otherOrg }) => `/operator/organisations/${otherOrg}`,
    prepare: (page) => page.getByRole('heading', { name: 'People' }).waitFor(),
  },
  {
    name: 'operator-organisation-moving',
    as: 'operator',
    path: ({ otherOrg }) => `/operator/organisations/${otherOrg}`,
    prepare: async (page) => {
      await page.route('**/api/operator/organisations/*', async (route) => {
        const response = await route.fetch();
        // Of this one call.
        const answer = (await response.json()) as { organisation: object };
        const move = { cell: 'b', since: '2026-03-02T10:00:00.000Z' };
        await route.fulfill({
          response,
          json: { ...answer, organisation: { ...answer.organisation, move } },
        });
      });
      await page.reload();
      await page.getByRole('heading', { name: 'On its way to cell b' }).waitFor();
    },
  },
  {
    name: 'operator-organisation-unknown',
    as: 'operator',
    path: () => '/operator/organisations/999999',
    prepare: (page) => page.getByRole('heading', { name: 'No such organisation' }).waitFor(),
  },
  {
    name: 'impersonate-without-a-reason',
    as: 'operator',
    path: ({ otherOrg }) => `/operator/organisations/${otherOrg}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'eyes: Kit' }).click();
      await act(page, 'Look through their eyes');
      await page.getByText('Use at least 10 characters.').waitFor();
    },
  },
  {
    name: 'operator-reset-two-factor',
    as: 'operator',
    path: ({ otherOrg }) => `/operator/organisations/${otherOrg}`,
    prepare: async (page) => {
      await withTwoFactor(page);
      await page.getByRole('button', { name: 'Reset two-factor: Kit' }).click();
      await act(page, 'Reset two-factor');
      await page.getByText('Use at least 10 characters.').waitFor();
    },
  },
  {
    name: 'deactivate-organisation',
    as: 'operator',
    path: ({ otherOrg }) => `/operator/organisations/${otherOrg}`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Deactivate the organisation' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'impersonating',
    as: 'support',
    path: () => '/dashboard',
    prepare: (page) => page.getByText('minutes left').waitFor(),
  },
  {
    name: 'audit-of-support',
    as: 'other-admin',
    path: () => '/settings/audit?by=support',
    prepare: (page) => page.getByText('They asked why their first role').first().waitFor(),
  },
  {
    name: 'audit-verified',
    as: 'admin',
    path: () => '/settings/audit',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Verify the chain' }).click();
      await page.getByText('The trail is whole.').waitFor();
    },
  },
  {
    name: 'audit-not-whole',
    as: 'admin',
    path: () => '/settings/audit?kind=webhook-deleted',
    prepare: async (page) => {
      const text = 'Entry 12 was changed after it was sealed in seal 3.';
      const body = { entries: 40, seals: 8, waiting: 0, problems: [{ entryId: 12, text }] };
      await page.route('**/api/audit/verify', (route) => route.fulfill({ json: body }));
      await page.getByRole('button', { name: 'Verify the chain' }).click();
      await page.getByText(text).waitFor();
    },
  },
  { name: 'audit-for-admins-only', as: 'member', path: () => '/settings/audit' },
];

/** As after some months; people say how it is once a month is over. */
const opinion = {
  year: 2026,
  years: [2026, 2025],
  opinions: [
    {
      from: '2026-01',
      until: '2026-03',
      answers: 7,
      average: 7.9,
      ratings: [0, 0, 0, 1, 0, 0, 1, 2, 2, 1],
      texts: [
        'I read answers on the train, and stop wherever I like.',
        'The calendar took me a while to find.\nAfter that it was quick.',
      ],
    },
  ],
  signUps: [
    {
      month: '2026-03',
      organisations: 2,
      reasons: [
        {
          orgId: 2,
          organisation: 'Pebble & Partners',
          reason:
            'We were always hiring people who are like us, and we would like to know how to stop.',
        },
        { orgId: 3, organisation: 'Fern Lane', reason: 'To keep an advert that was checked.' },
      ],
    },
  ],
};

function act(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name }).click();
}

/** As if its people had two-factor log-in, which only the operator can reset. */
async function withTwoFactor(page: Page): Promise<void> {
  await page.route('**/api/operator/organisations/*', async (route) => {
    const reply = await route.fetch();
    const found: { people: object[] } = await reply.json();
    const people = found.people.map((person) => ({
      ...person,
      twoFactor: true,
      mayResetTwoFactor: true,
    }));
    await route.fulfill({ response: reply, json: { ...found, people } });
  });
  await page.reload();
}
