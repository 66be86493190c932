import type { CurrentUserOrganisation } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { expect, test } from 'vitest';
import {
  missingOrganisationInfoWords,
  organisationNoticeWords,
} from './organisation-notice-words.ts';

const now = new Date('2026-03-01T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.for([
  [30 * 24, '30 days'],
  [25, '2 days'],
  [24, '1 day'],
  [3, '1 day'],
  [0, '0 days'],
  [-50, '0 days'],
] as const)('%i hours before its end an account has %s left', ([hours, left]) => {
  const words = organisationNoticeWords(
    { type: 'account-expiring', expiresAt: inHours(hours) },
    now,
  );
  expect(words).toContain(`expires in ${left}.`);
});

test('a renewal counts its days too, and the cap counts none', () => {
  const renewing = { type: 'auto-renewing-soon', expiresAt: inHours(24) } as const;
  expect(organisationNoticeWords(renewing, now)).toBe('Your account renews itself in 1 day.');
  for (const [room, words] of [
    [1, 'Your plan has room for one more open role.'],
    [0, 'Your plan has no room for another open role.'],
  ] as const) {
    const near = { type: 'approaching-role-cap', expiresAt: null, room } as const;
    expect(organisationNoticeWords(near, now)).toContain(words);
    expect(organisationNoticeWords(near, now)).not.toMatch(/\d/);
  }
});

test('what is missing is named, in the order of the form', () => {
  // Only what is looked at.
  const org = { name: 'A', contactEmail: null, industry: '', size: ' ', locale: 'en-GB', tz: null };
  expect(missingOrganisationInfoWords(org as CurrentUserOrganisation)).toBe(
    'contact e-mail, industry, size and time zone',
  );
});
