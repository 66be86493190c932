import type {
  TestAnswerKeyCorrection,
  CandidateTestProgress,
} from '@evenhand/contract/candidate-tests/staff-reads-test-progress-of-candidate-and-job.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** The tests of a role in their order, each with the candidate's attempt and what it earned. */
export async function findTestsOfApplication(
  db: Db<'staff'>,
  { jobId, applicationId }: { jobId: number; applicationId: number },
): Promise<CandidateTestProgress[]> {
  const { rows } = await sql<CandidateTestProgress>`
    select s.name, case when t.handed_in_at is not null then 'done' when t.stage_id is not null then 'running'
        else 'not-begun' end as state,
      t.handed_in_by as "handedInBy",
      case when r.stage_id is not null then
        jsonb_build_object('score', round(r.score), 'band', r.band) end as result
    from core.stage s
      left join core.test_attempt t on t.stage_id = s.id and t.application_id = ${applicationId}
      left join core.test_result r on r.stage_id = s.id and r.application_id = ${applicationId}
    where s.job_id = ${jobId} and s.kind = 'test' and not s.switched_off order by s.position`.execute(
    db,
  );
  return rows;
}

/** Whether somebody has sent in their application; undefined where the role has no such. Nothing that tells who it is. */
export async function findWhetherApplicationIsSubmitted(
  db: Db<'staff'>,
  { jobId, applicationId }: { jobId: number; applicationId: number },
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('core.application')
    .select('submitted_at')
    .where('job_id', '=', jobId)
    .where('id', '=', applicationId)
    .executeTakeFirst();
  return row && row.submitted_at !== null;
}

/** How many reviews of a role's answers are in, of all that were asked for; and whether anything is read by people at all. */
export async function findReviewCountsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ scored: number; total: number; isRead: boolean }> {
  const { rows } = await sql<{ scored: number; total: number; isRead: boolean }>`
    select coalesce(sum(reviews_scored), 0)::int as scored, coalesce(sum(reviews_expected), 0)::int as total,
      exists (select from core.question q join core.stage s on s.id = q.stage_id
        where q.job_id = ${jobId} and s.kind in ('sift', 'cv', 'task') and not s.switched_off) as "isRead"
    from core.application where job_id = ${jobId}`.execute(db);
  // An aggregate has one row.
  return rows[0] as { scored: number; total: number; isRead: boolean };
}

export type TestProgressOfJobDbRow = {
  stageId: number;
  name: string;
  notBegun: number;
  running: number;
  done: number;
};

/** How far those who apply are with each test. */
export async function findTestProgressOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<TestProgressOfJobDbRow[]> {
  const { rows } = await sql<TestProgressOfJobDbRow>`
    select s.id as "stageId", s.name,
      count(a.id) filter (where t.stage_id is null and a.state = 'started')::int as "notBegun",
      count(t.stage_id) filter (where t.handed_in_at is null)::int as running,
      count(t.handed_in_at)::int as done
    from core.stage s
      left join core.application a on a.job_id = s.job_id and a.state not in ('erased', 'withdrawn')
      left join core.test_attempt t on t.stage_id = s.id and t.application_id = a.id
    where s.job_id = ${jobId} and s.kind = 'test' and not s.switched_off
    group by s.id, s.name, s.position order by s.position`.execute(db);
  return rows;
}

/** How the keys of a role's tests were corrected, the latest first. */
export async function findAnswerKeyCorrections(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ stageId: number; correction: TestAnswerKeyCorrection }[]> {
  const { rows } = await sql<TestAnswerKeyCorrection & { stageId: number }>`
    select c.stage_id as "stageId", c.reason, m.first_name || ' ' || m.last_name as by, c.corrected_at as at,
      c.scored, c.moved, c.done_at is not null as "isDone",
      array(select q.number::int
        from (select q.key, row_number() over (order by q.position) as number from core.question q
          where q.stage_id = c.stage_id) q
        where q.key = any (c.items) order by q.number) as questions
    from core.answer_key_correction c join core.member m on m.id = c.corrected_by
    where c.job_id = ${jobId} order by c.corrected_at desc, c.stage_id, c.n desc`.execute(db);
  return rows.map(({ stageId, ...correction }) => ({ stageId, correction }));
}
