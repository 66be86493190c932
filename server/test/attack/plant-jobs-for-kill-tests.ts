import type pg from 'pg';
import { testDataBuilders } from '../test-data-builders.ts';
import { runAsDatabaseOwner } from '../run-as-database-owner.ts';
import type { KillableServer } from './kill-server-under-load-and-verify-audit-trail.ts';

export type JobOfKillTest = { orgId: number; jobId: number; people: number };

const QUESTIONS = 3;

/** A role whose time is over, and so many people who go in the night that has just begun there. */
export async function plantJobWithEndedRetention(
  server: KillableServer,
  people: number,
): Promise<JobOfKillTest> {
  return plantJob(server, { people, letters: 200 }, async (owner, { orgId, jobId }) => {
    await owner.query(
      `update core.job set closes_at = '2020-02-01', status = 'notHired', status_set_at = '2020-02-01' where id = $1`,
      [jobId],
    );
    await owner.query('update core.organisation set tz = $2 where org_id = $1', [
      orgId,
      zoneWhereItIs(12),
    ]);
  });
}

/** An open role, and so many people who have all asked for their data at once. */
export async function plantJobWithAccessRequests(
  server: KillableServer,
  people: number,
): Promise<JobOfKillTest> {
  return plantJob(server, { people, letters: 18_000 }, async (owner, { orgId, jobId }) => {
    await owner.query(
      `with asked as (
         insert into pii.data_request (org_id, application_id, job_id, kind, asked_at, due_on)
           select $1, id, $2, 'access', now(), current_date + 30 from core.application where job_id = $2
           returning id, application_id)
       insert into pii.data_export (org_id, application_id, request_id, asked_at)
         select $1, application_id, id, now() from asked`,
      [orgId, jobId],
    );
  });
}

async function plantJob(
  server: KillableServer,
  { people, letters }: { people: number; letters: number },
  finish: (owner: pg.Pool, job: JobOfKillTest) => Promise<void>,
): Promise<JobOfKillTest> {
  return runAsDatabaseOwner(server, async (owner) => {
    const given = testDataBuilders(owner);
    // In the small hours, when the night's work has not begun, until all is there.
    const { rows } = await owner.query<{ id: number }>(
      `insert into core.organisation (slug, name, tier, tz) values ('killed-' || gen_random_uuid(), 'Larkfield', 'pro', $1)
       returning org_id as id`,
      [zoneWhereItIs(0)],
    );
    const org = { id: rows[0]?.id ?? 0 };
    const job = await given.openJob(await given.member(org, { role: 'ADMIN' }));
    for (let n = 0; n < QUESTIONS; n += 1) await given.question(job);
    await owner.query(
      `with made as (
         insert into core.application (org_id, job_id, public_ref, state, submitted_at)
           select $1, $2, 'KX-' || n, 'submitted', '2020-01-10' from generate_series(1000, 999 + $3::int) n
           returning id, public_ref),
       person as (
         insert into pii.candidate (org_id, first_name, last_name, email, search)
           select $1, 'Zyxabelle', 'Vorqualde', lower(public_ref) || '@example.com', 'zyxabelle vorqualde' from made
           returning id, email),
       attempt as (
         insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person),
       known as (
         insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
           select $1, made.id, $2, person.id from made join person on person.email = lower(made.public_ref) || '@example.com'),
       counted as (
         insert into core.job_delta (org_id, job_id, counter, n)
           select $1, $2, unnest(array['submitted', 'awaiting_review']), $3::int)
       insert into core.answer (org_id, application_id, question_id, text)
         select $1, made.id, q.id, repeat(md5(made.id || ' ' || q.id), $4::int / 32)
         from made cross join core.question q where q.job_id = $2`,
      [org.id, job.id, people, letters],
    );
    const planted = { orgId: org.id, jobId: job.id, people };
    await finish(owner, planted);
    return planted;
  });
}

function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // The names of these zones say how far behind they are.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
