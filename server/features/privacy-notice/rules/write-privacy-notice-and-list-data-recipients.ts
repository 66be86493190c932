import type { PrivacyNoticeSectionText } from '@evenhand/contract/data-requests/privacy-notice-section-text.ts';
import {
  homeCountryOfLocale,
  pickRetentionPeriodOfCountry,
} from '../../organisation/rules/find-retention-periods-and-home-country.ts';
import type { PrivacyNoticeFacts } from './privacy-notice-facts.ts';

/**
 * The notice in words, for a role of a country. It says what is so and no more: whoever sets up a webhook has it named here from
 * the next reader on.
 */
export function composePrivacyNoticeSectionTexts(
  facts: PrivacyNoticeFacts,
  country: string | null,
): PrivacyNoticeSectionText[] {
  const { controller } = facts;
  return [
    { title: 'Who is responsible', paragraphs: whoIsResponsible(facts) },
    { title: 'What your data is used for', paragraphs: whatItIsUsedFor(facts) },
    {
      title: 'On what ground',
      paragraphs: [
        `You ask ${controller} to consider you for a job: using your data for that is a step before a contract (Article 6(1)(b) of the GDPR).`,
        `Keeping it for a time after the decision, to be able to answer a claim, is a legitimate interest of ${controller} (Article 6(1)(f)).`,
        'It does not rest on your consent: somebody who applies for a job could hardly refuse it. The one thing you may agree to, and take back at any time, is to hear of other roles.',
      ],
    },
    { title: 'How long it is kept', paragraphs: howLong(facts, country) },
    { title: 'Who else gets it', paragraphs: recipientsInWords(facts) },
    {
      title: 'How it is decided',
      paragraphs: [
        'People decide, never software alone. Whoever scores your answers does not see your name; if somebody opens it before, they say why, and you can read that.',
      ],
    },
    { title: 'Your rights', paragraphs: rights(facts) },
  ];
}

function whoIsResponsible({ controller, contact }: PrivacyNoticeFacts): string[] {
  return [
    `${controller} decides how your data is used, and answers for it.`,
    contact === null
      ? `You can ask ${controller} about your data from the page “Your data”, behind your personal link.`
      : `You can ask about your data at ${contact}.`,
  ];
}

function whatItIsUsedFor({ asksEqualOpportunities, controller }: PrivacyNoticeFacts): string[] {
  return [
    'Your name and e-mail address are used to write to you. What you answer, in writing, in tests and tasks and in interviews, is compared with what the role needs, to decide about this role.',
    'Nothing is used for advertising, and no profile of you is bought or sold.',
    ...(asksEqualOpportunities
      ? [
          `${controller} also asks equal-opportunities questions. They are voluntary, stand apart from your application, and are read only as figures of groups: no decision about you can see them.`,
        ]
      : []),
  ];
}

function howLong({ periods, locale }: PrivacyNoticeFacts, country: string | null): string[] {
  const place = country ?? homeCountryOfLocale(locale);
  const sent = pickRetentionPeriodOfCountry(periods, { country: place, store: 'application' });
  const unfinished = pickRetentionPeriodOfCountry(periods, { country: place, store: 'unfinished' });
  return [
    `Until ${inMonths(sent.months)} after it is settled how the role ended, and then it is erased. The time begins with the outcome of the role, not with the day on which you hear of yours. ${sent.reason}`,
    `What you began and never sent in is kept for ${inMonths(unfinished.months)}. ${unfinished.reason}`,
    'Where a claim or a complaint has to be answered, it may be held for longer; the page “Your data” then says until when and why.',
  ];
}

function inMonths(months: number): string {
  return months === 1 ? 'one month' : `${months} months`;
}

/** Names of others that get something of it, each with what. */
export function listPersonalDataRecipients({
  mailHost,
  webhookHosts,
}: Pick<PrivacyNoticeFacts, 'mailHost' | 'webhookHosts'>): { name: string; gets: string }[] {
  return [
    ...(mailHost === null
      ? []
      : [{ name: mailHost, gets: 'carries the e-mails that candidates and the hiring team get' }]),
    ...webhookHosts.map((name) => ({
      name,
      gets: 'is told by a webhook that something happened to an application',
    })),
  ];
}

function recipientsInWords(facts: PrivacyNoticeFacts): string[] {
  const recipients = listPersonalDataRecipients(facts);
  const home = `It is kept in ${facts.controller}’s own installation of Evenhand.`;
  if (recipients.length === 0) return [`${home} Nobody outside of it gets any of it.`];
  return [`${home} Outside of it:`, ...recipients.map(({ name, gets }) => `${name} ${gets}.`)];
}

function rights({ controller, locale }: PrivacyNoticeFacts): string[] {
  const authority =
    locale === 'en-GB' || locale === 'en-NI'
      ? 'the Information Commissioner’s Office (ico.org.uk)'
      : 'the data protection authority where you live or work';
  return [
    'You can see what is held of you, have it as a file, correct it, have it erased, object to its use, and complain. All of it is on the page “Your data”, behind the personal link that you get by e-mail; it costs nothing, and has no effect on what is decided.',
    `${controller} answers a complaint within 30 days. You can also complain to ${authority}.`,
  ];
}
