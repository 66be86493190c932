import type pg from 'pg';
import { withoutForeignKeysAndTriggers } from '../../server/test/without-foreign-keys-and-triggers.ts';
import { generateFormAndSurveyAnswers } from './generate-form-and-survey-answers.ts';
import { generateReviews } from './generate-reviews.ts';
import type {
  ReportingOrganisation,
  BenchOrganisationSize,
} from './reporting-organisation-types.ts';

/** What is filled by the hundred thousand. Whoever fills it sums it up. */
const TABLES = [
  'core.application',
  'core.review',
  'core.experience_answer',
  'pii.candidate_job',
  'pii.application_identity',
  'eo.response',
  'eo.link',
];
const REVIEWERS = 2;
/** Of those who began. */
const SHARES = { submitted: 0.7, reviewed: 0.55, interviewed: 0.12, hired: 0.012, quick: 0.08 };
const SOURCES = [
  'Direct',
  'linkedin',
  'indeed',
  'village-shop',
  'university',
  'careers-fair',
  'newsletter',
  'referral',
  'www.example.org',
  'jobs.example.net',
  'guild',
  'print',
];

/**
 * An organisation as reports meet it: roles that are open for 30 to 60 days each, one after the other, some of them hot;
 * applications on their way through the steps; where they came from, who they say they are, what they thought of it. Runs as
 * the owner, in SQL, with ids of its own. What reports do not read is not there: no answers to questions, few people.
 */
export async function generateReportingOrganisation(
  owner: pg.Pool,
  size: BenchOrganisationSize,
): Promise<ReportingOrganisation> {
  const client = await owner.connect();
  try {
    return await withoutForeignKeysAndTriggers(client, TABLES, async () => {
      const organisation = { ...size, ...(await generateEmployer(client)) };
      await generateJobs(client, organisation);
      await generateApplications(client, organisation);
      await generatePeople(client, organisation);
      await generateReviews(client, organisation);
      await generateFormAndSurveyAnswers(client, organisation);
      return organisation;
    });
  } finally {
    client.release();
  }
}

async function generateEmployer(client: pg.PoolClient) {
  const { rows } = await client.query<{ orgId: string; adminId: string }>(
    `with org as (
       insert into core.organisation (slug, name, tier, tz, locale, features)
       values ('bench-' || gen_random_uuid(), 'Bench', 'enterprise', 'Europe/London', 'en-GB', '{global-reporting,quick-apply}')
       returning org_id),
     admin as (
       insert into core.member (org_id, first_name, last_name, email, role)
       select org_id, 'Bench', 'Admin', 'admin@bench.test', 'ADMIN' from org returning org_id, id),
     reviewers as (
       insert into core.member (org_id, first_name, last_name, email)
       select org_id, 'Reviewer', n::text, 'reviewer' || n || '@bench.test' from org, generate_series(1, ${REVIEWERS}) n),
     notice as (
       insert into core.eo_notice (org_id, eo_set, basis, notice, confirmed_by, confirmed_at)
       select org_id, 'GB', 'explicit-consent', repeat('What we ask and why. ', 10), id, now() from admin)
     select org_id as "orgId", id as "adminId" from admin`,
  );
  return { orgId: Number(rows[0]?.orgId), adminId: Number(rows[0]?.adminId) };
}

/** The newest ones are still open. */
async function generateJobs(client: pg.PoolClient, of: ReportingOrganisation): Promise<void> {
  await client.query(
    `insert into core.job (org_id, hash, title, title_normalised, team, grade, owner_id, created_at, published_at, closes_at, closing_notified,
       description)
     select $1, replace(gen_random_uuid()::text, '-', ''), 'Role ' || n, 'role ' || n, 'Team ' || n * 7 % 12, 'G' || n * 11 % 5, $2,
       at, at, at + interval '1 day' * (30 + n * 13 % 31), true, 'About the work.'
     from generate_series(1, $3::int) n,
       lateral (select now() - interval '1 day' * $4::int * (1 - (n - 1)::float / $3) as at) published`,
    [of.orgId, of.adminId, of.jobs, of.days],
  );
  await client.query(
    `with stage as (
       insert into core.stage (org_id, job_id, position, kind, name)
       select org_id, id, 1, 'sift', 'Written answers' from core.job where org_id = $1 returning org_id, job_id, id)
     insert into core.question (org_id, job_id, stage_id, position, text, guide_one, guide_three, guide_five)
     select org_id, job_id, id, 1, 'What would you do?', 'One star', 'Three stars', 'Five stars' from stage`,
    [of.orgId],
  );
  await client.query(
    `insert into core.job_member (org_id, job_id, member_id, role) select org_id, id, $2, 'admin' from core.job where org_id = $1`,
    [of.orgId, of.adminId],
  );
}

/**
 * The k-th role in an order of its own gets a share that falls with k; everything happens after the step before, or not yet. They are
 * stored as they come, by the time at which they began.
 */
async function generateApplications(
  client: pg.PoolClient,
  of: ReportingOrganisation,
): Promise<void> {
  const { submitted, reviewed, interviewed, hired, quick } = SHARES;
  await client.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, form_answered_at, submitted_at, dealt,
       reviews_expected, reviews_scored, interviewed_at, hired_at, rejected_at, rejected_by, interest_at)
     with role as (
       select id, published_at, least(closes_at, now()) - published_at as open,
         row_number() over (order by md5(id::text)) - 1 as place from core.job where org_id = $1),
     drawn as materialized (
       select n, random() as at, random() as step, random() as fate, random() as days, random() as way,
         floor($3 * power(random(), 1.6))::int as place from generate_series(0, $2 - 1) n),
     begun as (
       select d.*, r.id as job_id, date_trunc('second', r.published_at + r.open * d.at) as began
       from drawn d join role r using (place)),
     sent as (
       select *, case when step < ${submitted} and began + days * interval '2 days' < now() then began + days * interval '2 days' end as sent
       from begun),
     got as (
       select *, sent is not null and step < ${reviewed} as reviewed,
         case when step < ${interviewed} then sent + interval '7 days' + days * interval '14 days' end as met,
         case when step < ${hired} then sent + interval '15 days' + days * interval '45 days' end as taken,
         case when step >= ${hired} and fate < .75 then sent + interval '5 days' + days * interval '30 days' end as turned_down
       from sent)
     select $1, job_id, chr(65 + (n / 234000) % 26) || chr(65 + (n / 9000) % 26) || '-' || (1000 + n % 9000),
       case when taken < now() then 'hired' when turned_down < now() then 'rejected' when met < now() then 'interviews_tasks'
         when reviewed then 'in_review' when sent is not null then 'submitted' else 'started' end,
       began, case when fate < .95 or sent is not null then began + interval '3 minutes' end, sent, reviewed,
       case when reviewed then ${REVIEWERS} else 0 end, case when reviewed then ${REVIEWERS} else 0 end,
       case when met < now() then met end, case when taken < now() then taken end,
       case when turned_down < now() then turned_down end, case when turned_down < now() then $4::bigint end,
       case when way < ${quick} then began - interval '1 day' end
     from got order by began`,
    [of.orgId, of.applications, of.jobs, of.adminId],
  );
  await client.query('analyze core.job, core.application');
  await client.query(
    `insert into core.job_stats (org_id, job_id, submitted, awaiting_review, in_review, in_interview, hired, rejected)
     select org_id, job_id, count(submitted_at), count(*) filter (where state = 'submitted'),
       count(*) filter (where state = 'in_review'), count(*) filter (where state = 'interviews_tasks'),
       count(hired_at), count(rejected_at)
     from core.application where org_id = $1 group by 1, 2`,
    [of.orgId],
  );
}

/**
 * As many people as the hottest role has applications: the k-th of them is the k-th applicant of each role. The names of
 * whoever was reviewed on a role that has closed are open.
 */
async function generatePeople(client: pg.PoolClient, of: ReportingOrganisation): Promise<void> {
  await client.query(
    `create unlogged table eo.bench_attempt as
       select a.id, a.job_id, row_number() over (partition by a.job_id order by a.id) as n, a.dealt and j.closes_at < now() as opened
       from core.application a join core.job j on j.org_id = a.org_id and j.id = a.job_id where a.org_id = $1`,
    [of.orgId],
  );
  await client.query(
    `create unlogged table eo.bench_person as
       with made as (
         insert into pii.candidate (org_id, first_name, last_name, email, search)
         select $1, 'Some', 'One ' || n, n || '@example.com', 'some one ' || n || ' ' || n || '@example.com'
         from generate_series(1, (select max(n) from eo.bench_attempt)) n returning id, email)
       select id, split_part(email, '@', 1)::bigint as n from made`,
    [of.orgId],
  );
  await client.query(
    `insert into pii.candidate_job (org_id, candidate_id, job_id)
     select $1, p.id, a.job_id from eo.bench_attempt a join eo.bench_person p using (n)`,
    [of.orgId],
  );
  await client.query(
    `insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source, opened_at)
     select $1, a.id, a.job_id, p.id, ($2::text[])[1 + floor(power(random(), 2) * ${SOURCES.length})::int],
       case when a.opened then now() end
     from eo.bench_attempt a join eo.bench_person p using (n)`,
    [of.orgId, SOURCES],
  );
  await client.query('drop table eo.bench_attempt, eo.bench_person');
}
