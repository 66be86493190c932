import type {
  DataProcessingActivity,
  DataProcessingRecords,
} from '@evenhand/contract/data-requests/data-processing-records.ts';
import {
  homeCountryOfLocale,
  pickRetentionPeriodOfCountry,
} from '../../organisation/rules/find-retention-periods-and-home-country.ts';
import type { PrivacyNoticeFacts } from '../../privacy-notice/rules/privacy-notice-facts.ts';
import { listPersonalDataRecipients } from '../../privacy-notice/rules/write-privacy-notice-and-list-data-recipients.ts';

const STEPS = 'Steps before a contract, Article 6(1)(b)';
const INTEREST = 'Legitimate interest, Article 6(1)(f)';

/** What is done with data of people, why and for how long: by the same settings as everything else says it. */
export function buildDataProcessingRecords(
  facts: PrivacyNoticeFacts,
): Omit<DataProcessingRecords, 'notice'> {
  return {
    controller: facts.controller,
    contact: facts.contact,
    activities: listActivities(facts),
    recipients: listPersonalDataRecipients(facts),
    measures: [
      'Reviewers read answers without names, by a login to the database that can read nothing else.',
      'Every table keeps organisations apart by row-level security, which no query can leave out.',
      'Whoever opens a name before its time says why, and that is recorded.',
      'The audit trail is chained, so that a changed or missing entry is found.',
      'What has run out is erased every night, with a proof that names nobody.',
      'Personal links are stored as hashes, and secrets are encrypted.',
    ],
  };
}

function listActivities(facts: PrivacyNoticeFacts): DataProcessingActivity[] {
  const sent = inMonths(facts, 'application');
  const unfinished = inMonths(facts, 'unfinished');
  return [
    {
      name: 'Applications',
      purpose: 'Deciding about a role by what candidates answer and show',
      people: 'Candidates',
      categories: [
        'Name and e-mail address',
        'Answers in writing, tests and tasks',
        'Marks, notes and decisions',
        'Adjustments that were asked for',
      ],
      legalGround: STEPS,
      kept: `${sent} after the outcome of the role; what was never sent in ${unfinished}`,
    },
    {
      name: 'Interviews',
      purpose: 'Agreeing on a time, and marking what was said',
      people: 'Candidates and members of panels',
      categories: ['Times and places', 'Marks and notes of the panel'],
      legalGround: STEPS,
      kept: `${sent} after the outcome of the role`,
    },
    {
      name: 'Being able to answer claims',
      purpose: 'Keeping what a decision rested on until claims have run out',
      people: 'Candidates',
      categories: ['All of the above'],
      legalGround: INTEREST,
      kept: `${sent} after the outcome of the role, or until a hold ends`,
    },
    ...(facts.asksEqualOpportunities
      ? [
          {
            name: 'Equal-opportunities monitoring',
            purpose: 'Figures of groups, to find out who is put at a disadvantage',
            people: 'Candidates who choose to answer',
            categories: ['Equal-opportunities answers, apart from applications'],
            legalGround:
              'As the notice over the questions says; special categories under Article 9',
            kept: `${sent} after the outcome of the role; figures of groups stay`,
          },
        ]
      : []),
    {
      name: 'Hearing of other roles',
      purpose: 'Writing to people who agreed to it',
      people: 'Candidates who agreed',
      categories: ['Name and e-mail address'],
      legalGround: 'Consent, Article 6(1)(a), which can be taken back',
      kept: 'Twelve months after it was agreed to',
    },
    {
      name: 'Accounts of members',
      purpose: 'Logging in, and knowing who did what',
      people: 'Members of the hiring team',
      categories: ['Name and work address', 'Log-ins and devices', 'Entries of the audit trail'],
      legalGround: INTEREST,
      kept: 'As long as the account; the audit trail keeps ids',
    },
  ];
}

function inMonths(
  { periods, locale }: PrivacyNoticeFacts,
  store: 'application' | 'unfinished',
): string {
  const { months } = pickRetentionPeriodOfCountry(periods, {
    country: homeCountryOfLocale(locale),
    store,
  });
  return months === 1 ? '1 month' : `${months} months`;
}
