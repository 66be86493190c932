import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** What a candidate wrote to apply, in the order of the plan; never what somebody made of it. */
export function findWrittenAnswersOfCandidate(
  db: Db<'staff'>,
  { applicationId, jobId }: { applicationId: number; jobId: number },
): Promise<{ question: string; text: string }[]> {
  return db
    .selectFrom('core.question as q')
    .innerJoin('core.stage as s', 's.id', 'q.stage_id')
    .innerJoin('core.answer as a', 'a.question_id', 'q.id')
    .select(['q.text as question', 'a.text'])
    .where('q.job_id', '=', jobId)
    .where('a.application_id', '=', applicationId)
    .where('s.kind', '=', 'sift')
    .where('s.switched_off', '=', false)
    .where('a.text', '<>', '')
    .orderBy('s.position')
    .orderBy('q.position')
    .execute();
}
