import { runSqlInTestDatabase } from './run-sql-in-test-database.ts';

/** An interview that began an hour ago, asks two questions, and is held by these members of the demo. */
export async function plantInterviewToScoreNow({
  jobId,
  panel,
}: {
  jobId: number;
  panel: readonly string[];
}): Promise<void> {
  await runSqlInTestDatabase(
    `with job as (select org_id, id from core.job where id = $1),
     stage as (
       insert into core.stage (org_id, job_id, position, kind, name)
       select org_id, id, 9, 'interview', 'Talk with the panel' from job returning org_id, id, job_id),
     asked as (
       insert into core.question (org_id, job_id, stage_id, position, kind, text, guide_one, guide_three, guide_five)
       select org_id, job_id, id, place, 'interview', 'What do you do with case ' || place || '?', 'Waits.', 'Asks.', 'Acts.'
       from stage, generate_series(1, 2) place),
     round as (
       insert into core.interview_round (org_id, job_id, stage_id, minutes)
       select org_id, job_id, id, 45 from stage returning org_id, id, job_id),
     interview as (
       insert into core.interview (org_id, round_id, application_id, state, starts_at)
       select r.org_id, r.id, (select a.id from core.application a where a.org_id = r.org_id and a.job_id = r.job_id
         order by a.id limit 1), 'booked', now() - interval '1 hour' from round r returning org_id, id)
     insert into core.interview_panel_member (org_id, interview_id, member_id)
     select i.org_id, i.id, m.id from interview i join core.member m on m.org_id = i.org_id and m.email = any ($2)`,
    [jobId, panel],
  );
}
