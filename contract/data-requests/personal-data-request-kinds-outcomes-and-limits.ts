import * as z from 'zod/mini';

/** What a candidate can ask about their own data, in the words of the list of admins. */
export const personalDataRequestKindWords = {
  access: 'Access to their data',
  correction: 'Correction of their details',
  erasure: 'Erasure',
  objection: 'Objection',
  complaint: 'Complaint',
} as const;
export type PersonalDataRequestKind = keyof typeof personalDataRequestKindWords;
// The keys of a record of kinds are kinds.
export const personalDataRequestKinds = Object.keys(
  personalDataRequestKindWords,
) as PersonalDataRequestKind[];
export const PersonalDataRequestKind = z.enum(personalDataRequestKinds);

/** What a person answers; the server does the others by itself. */
export const dataRequestKindsAnsweredByPerson = ['objection', 'complaint'] as const;
export type DataRequestKindAnsweredByPerson = (typeof dataRequestKindsAnsweredByPerson)[number];

/** What somebody can answer. */
export const personalDataRequestOutcomes = ['upheld', 'partly', 'declined'] as const;
export const PersonalDataRequestOutcome = z.enum(personalDataRequestOutcomes);
export type PersonalDataRequestOutcome = z.infer<typeof PersonalDataRequestOutcome>;

/** As both sides read it; `done` is what the server did by itself. */
export const personalDataRequestOutcomeWords: Record<PersonalDataRequestOutcome | 'done', string> =
  {
    upheld: 'Upheld',
    partly: 'Upheld in part',
    declined: 'Not upheld',
    done: 'Done',
  };

/** Days within which an answer is due, and how many are left when somebody is reminded. */
export const PERSONAL_DATA_REQUEST_ANSWER_WITHIN_DAYS = 30;
export const PERSONAL_DATA_REQUEST_ALARM_DAYS_LEFT = 5;
export const PERSONAL_DATA_REQUEST_CHARACTERS_MAX = 4000;
/** For how long a file stands at its link. */
export const PERSONAL_DATA_EXPORT_VALID_DAYS = 7;
