import * as z from 'zod/mini';

/** What a candidate can ask about their own data, in the words of the list of admins. */
export const dataRequestKindWords = {
  access: 'Access to their data',
  correction: 'Correction of their details',
  erasure: 'Erasure',
  objection: 'Objection',
  complaint: 'Complaint',
} as const;
export type DataRequestKind = keyof typeof dataRequestKindWords;
// The keys of a record of kinds are kinds.
export const dataRequestKinds = Object.keys(dataRequestKindWords) as DataRequestKind[];
export const DataRequestKind = z.enum(dataRequestKinds);

/** What a person answers; the server does the others by itself. */
export const answeredDataRequestKinds = ['objection', 'complaint'] as const;
export type AnsweredDataRequestKind = (typeof answeredDataRequestKinds)[number];

/** What somebody can answer. */
export const dataRequestOutcomes = ['upheld', 'partly', 'declined'] as const;
export const DataRequestOutcome = z.enum(dataRequestOutcomes);
export type DataRequestOutcome = z.infer<typeof DataRequestOutcome>;

/** As both sides read it; `done` is what the server did by itself. */
export const dataRequestOutcomeWords: Record<DataRequestOutcome | 'done', string> = {
  upheld: 'Upheld',
  partly: 'Upheld in part',
  declined: 'Not upheld',
  done: 'Done',
};

/** Days within which an answer is due, and how many are left when somebody is reminded. */
export const DATA_REQUEST_DAYS = 30;
export const DATA_REQUEST_ALARM_DAYS_LEFT = 5;
export const DATA_REQUEST_WORDS_MAX = 4000;
/** For how long a file stands at its link. */
export const DATA_EXPORT_DAYS = 7;
