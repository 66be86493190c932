import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type EventKindAndSubject = { kind: string; jobId: number | null; subjectId: number | null };

export async function findSubjectOfEvent(
  db: Db<'system'>,
  eventId: number,
): Promise<EventKindAndSubject | undefined> {
  return db
    .selectFrom('core.event')
    .select(['kind', 'job_id as jobId', 'subject_id as subjectId'])
    .where('id', '=', eventId)
    .executeTakeFirst();
}
