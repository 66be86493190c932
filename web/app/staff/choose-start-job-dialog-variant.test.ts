import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { expect, test } from 'vitest';
import { chooseStartJobDialogVariant } from './choose-start-job-dialog-variant.ts';

const org = (code: string, features: string[] = []) =>
  // Nothing else of an organisation is of matter here.
  ({ OrgTiers: [{ Tier: { code, title: '' } }], features }) as unknown as CurrentUser['Org'];

test.each([
  ['a paid plan', org('pro'), { first: 'scratch', imports: false }],
  ['a free trial', org('free-trial'), { first: 'template', imports: false }],
  ['one that imports', org('pro', ['jobvite-import']), { first: 'scratch', imports: true }],
  [
    'a trial that imports',
    org('free-trial', ['jobvite-import']),
    { first: 'template', imports: true },
  ],
  ['other features', org('pro', ['jobvite', 'quick-apply']), { first: 'scratch', imports: false }],
])('the button of %s', (_, of, variant) => {
  expect(chooseStartJobDialogVariant(of)).toEqual(variant);
});
