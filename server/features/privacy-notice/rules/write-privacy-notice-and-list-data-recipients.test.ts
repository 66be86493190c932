import { expect, test } from 'vitest';
import type { PrivacyNoticeFacts } from './privacy-notice-facts.ts';
import {
  listPersonalDataRecipients,
  composePrivacyNoticeSectionTexts,
} from './write-privacy-notice-and-list-data-recipients.ts';

const facts: PrivacyNoticeFacts = {
  wording: 1,
  mailHost: null,
  controller: 'Larkfield Energy',
  contact: 'privacy@larkfield.example',
  locale: 'en-GB',
  statement: null,
  periods: [],
  webhookHosts: [],
  asksEqualOpportunities: false,
};
const words = (changes: Partial<PrivacyNoticeFacts> = {}, country: string | null = null) =>
  composePrivacyNoticeSectionTexts({ ...facts, ...changes }, country)
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .join('\n');

test('it names the controller, the contact, the ground, the rights and where to complain', () => {
  const text = words();
  for (const part of [
    'Larkfield Energy decides how your data is used',
    'privacy@larkfield.example',
    'step before a contract (Article 6(1)(b)',
    'legitimate interest of Larkfield Energy (Article 6(1)(f))',
    'does not rest on your consent',
    'answers a complaint within 30 days',
    'ico.org.uk',
  ])
    expect(text).toContain(part);
});

test.each([
  [null, 'en-GB', 'Until 12 months after'],
  ['DE', 'en-GB', 'Until 6 months after'],
  [null, 'de-DE', 'Until 6 months after'],
  ['FR', 'en-GB', 'Until 12 months after'],
])('a role of country %s of an organisation in %s says: %s', (country, locale, period) => {
  expect(words({ locale }, country)).toContain(period);
});

test('a period of the organisation’s own stands in it with its reason', () => {
  const periods = [
    { country: 'GB', store: 'application' as const, months: 1, reason: 'Our council wants it so.' },
  ];
  expect(words({ periods })).toContain('Until one month after');
  expect(words({ periods })).toContain('Our council wants it so.');
});

test('nobody gets anything unless it is set; whoever does is named', () => {
  expect(listPersonalDataRecipients(facts)).toEqual([]);
  expect(words()).toContain('Nobody outside of it gets any of it.');
  const named = words({ mailHost: 'smtp.example.net', webhookHosts: ['payroll.example.org'] });
  expect(named).toContain('smtp.example.net carries the e-mails');
  expect(named).toContain('payroll.example.org is told by a webhook');
  expect(named).not.toContain('Nobody outside');
});

test('equal-opportunities questions are spoken of only where they are asked', () => {
  expect(words()).not.toContain('equal-opportunities');
  expect(words({ asksEqualOpportunities: true })).toContain('They are voluntary');
});

test('without a contact it leads to the page behind the personal link', () => {
  expect(words({ contact: null })).toContain('behind your personal link');
});
