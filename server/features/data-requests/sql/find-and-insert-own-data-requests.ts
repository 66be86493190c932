import type {
  DataRequestKindAnsweredByPerson,
  PersonalDataRequestKind,
  PersonalDataRequestOutcome,
} from '@evenhand/contract/data-requests/personal-data-request-kinds-outcomes-and-limits.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type OwnDataRequestDbRow = {
  id: number;
  kind: PersonalDataRequestKind;
  words: string;
  askedAt: Date;
  dueOn: string;
  closedAt: Date | null;
  outcome: PersonalDataRequestOutcome | 'done' | null;
  answer: string;
};

/** What the acting candidate has asked about their data, the newest first. */
export async function findOwnDataRequests(db: Db<'candidate'>): Promise<OwnDataRequestDbRow[]> {
  return db
    .selectFrom('pii.data_request')
    .select((eb) => [
      'id',
      'kind',
      'words',
      'asked_at as askedAt',
      eb.cast<string>('due_on', 'text').as('dueOn'),
      'closed_at as closedAt',
      'outcome',
      'answer',
    ])
    .orderBy('id', 'desc')
    .limit(OWN_REQUESTS_SHOWN_MAX)
    .execute();
}

const OWN_REQUESTS_SHOWN_MAX = 100;

export type NewDataRequest = {
  application: { id: number; jobId: number };
  kind: PersonalDataRequestKind;
  words: string;
  dueOn: string;
  now: Date;
  /** The server does it within the same transaction. */
  isDone?: boolean;
};

/** Undefined where one of its kind waits already. */
export async function insertDataRequestRow(
  db: Db<'candidate'>,
  { application, kind, words, dueOn, now, isDone = false }: NewDataRequest,
): Promise<number | undefined> {
  const row = await db
    .insertInto('pii.data_request')
    .values({
      application_id: application.id,
      job_id: application.jobId,
      kind,
      words,
      asked_at: now,
      due_on: dueOn,
      closed_at: isDone ? now : null,
      outcome: isDone ? 'done' : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Of the kinds that a person answers. */
export function isDataRequestKindAnsweredByPerson(
  kind: PersonalDataRequestKind,
): kind is DataRequestKindAnsweredByPerson {
  return kind === 'objection' || kind === 'complaint';
}
