import { expect, test } from 'vitest';
import { isInvitationEmailKind } from './is-invitation-email-kind.ts';
import { buildEmailSender } from './email-sender.ts';

const usual = {
  kind: 'applicant-rejection',
  from: 'Evenhand <no-reply@hiring.example.org>',
  senderName: null,
  organisation: 'Larkfield Energy',
  contactEmail: 'people@larkfield.example',
};

test.each([
  ['the organisation by its name', {}, 'Larkfield Energy via Evenhand'],
  ['the name it chose', { senderName: 'Larkfield careers' }, 'Larkfield careers via Evenhand'],
  ['an account of one’s own', { kind: 'reset-password' }, 'Evenhand'],
  [
    'a sender without a name',
    { from: 'no-reply@hiring.example.org' },
    'Larkfield Energy via Evenhand',
  ],
  [
    'a name that ends the header',
    { senderName: 'A\r\nBcc: x@example.com' },
    'A Bcc x example. com via Evenhand',
  ],
  [
    'a name that is an address',
    { senderName: '"CEO" <ceo@bank.example>' },
    'CEO ceo bank. example via Evenhand',
  ],
  ['a name of nothing', { senderName: '<>' }, 'Evenhand'],
])('%s', (_, change, name) => {
  expect(buildEmailSender({ ...usual, ...change })).toMatchObject({
    name,
    address: 'no-reply@hiring.example.org',
  });
});

test('answers go to the organisation, but not those about an account', () => {
  expect(buildEmailSender(usual).replyTo).toBe('people@larkfield.example');
  expect(buildEmailSender({ ...usual, kind: 'new-device' }).replyTo).toBeNull();
});

test('the three kinds that nobody asked for are invitations', () => {
  expect(
    [
      'application-invite',
      'past-application-invite',
      'quick-apply-invite',
      'application-start',
      'other',
    ].map(isInvitationEmailKind),
  ).toEqual([true, true, true, false, false]);
});
