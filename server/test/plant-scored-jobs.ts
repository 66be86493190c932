import type pg from 'pg';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';
import { derivePersonalLinkToken } from '../access/derive-personal-link-token.ts';
import type { TestServer } from './start-test-server.ts';
import { withoutForeignKeysAndTriggers } from './without-foreign-keys-and-triggers.ts';
import type { PlantedJob, PlantedMember } from './test-data-types.ts';

/** Fifteen of each for a candidate: their foreign keys, checked row by row, took nine tenths of the time. */
const TABLES = ['core.review', 'blind.review_item'];
const QUESTIONS = 5;
const REVIEWERS = 6;

export type ScoredJob = PlantedJob & {
  applicationIds: number[];
  /** Stages that no reviews of answers make up. */
  givenStages: { id: number }[];
  /** Who may score it, by the link of each, and what of it. */
  reviewers: { id: number; hash: string; items: string[] }[];
};

/**
 * Roles whose candidates answered five questions, each answer with three reviews, nine of ten scored; with a test and an
 * interview behind them. Planted in SQL, as many as are wanted, and nothing stored of what the stars come to.
 */
export async function plantScoredJobs(
  server: TestServer,
  admin: PlantedMember,
  { jobs, candidates }: { jobs: number; candidates: number },
): Promise<ScoredJob[]> {
  const { owner } = server.given;
  const planted: ScoredJob[] = [];
  const client = await owner.connect();
  try {
    await withoutForeignKeysAndTriggers(client, TABLES, async () => {
      for (let n = 0; n < jobs; n += 1)
        planted.push(await plantScoredJob(server, admin, candidates));
    });
  } finally {
    client.release();
  }
  await owner.query('analyze');
  return planted;
}

async function plantScoredJob(
  server: TestServer,
  admin: PlantedMember,
  candidates: number,
): Promise<ScoredJob> {
  const { given } = server;
  const job = await given.openJob(admin);
  for (let n = 1; n <= QUESTIONS; n += 1) await given.question(job, { text: `Question ${n}?` });
  const givenStages = [
    await given.stage(job, { kind: 'test', name: 'Test' }),
    await given.stage(job, { kind: 'interview', name: 'Interview' }),
  ];
  for (let n = 0; n < REVIEWERS; n += 1) await given.member({ id: job.orgId });
  const applicationIds = await plantPeople(given.owner, { job, candidates });
  await plantReviews(given.owner, { job, admin });
  return { ...job, applicationIds, givenStages, reviewers: await issueLinks(server, job) };
}

async function plantPeople(
  owner: pg.Pool,
  { job, candidates }: { job: PlantedJob; candidates: number },
): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, submitted_at, form_answered_at)
     select $1, $2, 'A' || chr(65 + n / 9000) || '-' || (1000 + n % 9000), 'in_review', now(), now(), now()
     from (select count(*)::int as begun from core.application where org_id = $1) before,
       generate_series(before.begun, before.begun + $3 - 1) n returning id`,
    [job.orgId, job.id, candidates],
  );
  await owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1, 'Some', 'One', id || '@example.com', 'some one ' || id from core.application where org_id = $1 and job_id = $2
       returning id, split_part(email, '@', 1)::bigint as application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
     select $1, application_id, $2, id from person`,
    [job.orgId, job.id],
  );
  return rows.map(({ id }) => id);
}

/** Reviewer after reviewer in turns; what each of them gives depends on nothing but the ids. */
async function plantReviews(
  owner: pg.Pool,
  { job, admin }: { job: PlantedJob; admin: PlantedMember },
): Promise<void> {
  const of = [job.orgId, job.id];
  await owner.query(
    `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
     values ($1, $2, $3, 3, current_date + 7, '\\x00', '\\x00')`,
    [...of, admin.id],
  );
  await owner.query(
    `insert into core.reviewer_link (org_id, job_id, member_id)
     select $1, $2, id from core.member where org_id = $1 and id <> $3 order by id desc limit $4`,
    [...of, admin.id, REVIEWERS],
  );
  await owner.query(
    `insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time,
       due_on, ready)
     select $1, l.id, b.id, 'Role', '', 'Reviewer', false, current_date + 7, true
     from core.reviewer_link l join core.review_batch b on b.org_id = l.org_id and b.job_id = l.job_id
     where l.org_id = $1 and l.job_id = $2`,
    of,
  );
  await owner.query(
    `insert into blind.review_question (org_id, session_id, position, text, guide_one, guide_three, guide_five, skills, max_words)
     select $1, s.id, q.position, q.text, q.guide_one, q.guide_three, q.guide_five, '{}', q.max_words
     from blind.review_session s join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id
       join core.question q on q.org_id = l.org_id and q.job_id = l.job_id
     where l.org_id = $1 and l.job_id = $2`,
    of,
  );
  await owner.query('analyze core.reviewer_link, blind.review_session, blind.review_question');
  await owner.query(
    `with dealt as (
       select gen_random_uuid() as item, a.id as application_id, q.id as question_id, q.position, s.id as session_id,
         s.link_id, s.batch_id, row_number() over (partition by s.id, q.id order by a.id) as place,
         case when (a.id * 7 + q.id * 3 + s.turn) % 10 > 0 or a.id % 4 > 0
           then 1 + (a.id * 5 + q.id * 3 + s.turn * (a.id % 7)) % 5 end as stars
       from core.application a join core.question q on q.org_id = a.org_id and q.job_id = a.job_id
         join (select s.*, row_number() over (order by s.link_id) - 1 as turn from blind.review_session s
           join core.reviewer_link l on l.org_id = s.org_id and l.id = s.link_id
           where l.org_id = $1 and l.job_id = $2) s on s.turn % 2 = (a.id + q.id) % 2
       where a.org_id = $1 and a.job_id = $2),
     scored as (
       insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position, stars)
       select $1, item, batch_id, application_id, question_id, link_id, place, stars from dealt)
     insert into blind.review_item (org_id, id, session_id, question_id, position, text, stars)
     select $1, item, d.session_id, q.id, place, 'I would first look at what we know.', stars
     from dealt d join blind.review_question q on q.org_id = $1 and q.session_id = d.session_id
       and q.position = d.position`,
    of,
  );
  await owner.query(
    `update core.application a set reviews_expected = r.n, reviews_scored = r.scored
     from (select r.application_id, count(*) as n, count(r.stars) as scored
       from core.review r join core.review_batch b on b.org_id = r.org_id and b.id = r.batch_id
       where b.org_id = $1 and b.job_id = $2 group by 1) r
     where a.org_id = $1 and a.id = r.application_id`,
    of,
  );
}

async function issueLinks(
  { given: { owner }, services }: TestServer,
  job: PlantedJob,
): Promise<ScoredJob['reviewers']> {
  const { rows } = await owner.query<{
    id: number;
    serial: number;
    member: number;
    items: string[];
  }>(
    `select l.id, l.serial, l.member_id as member, array(select r.item_id::text from core.review r
       where r.org_id = l.org_id and r.link_id = l.id
       order by r.application_id, r.question_id) as items
     from core.reviewer_link l where l.org_id = $2 and l.job_id = $1 order by l.id`,
    [job.id, job.orgId],
  );
  return Promise.all(
    rows.map(async ({ member, items, ...link }) => {
      const hash = derivePersonalLinkToken('review', link, services.config);
      await owner.query(
        `insert into auth.token (token_hash, kind, org_id, reference) values ($1, 'review', $2, $3)
         on conflict do nothing`,
        [hashToken(hash), job.orgId, link.id],
      );
      return { id: member, hash, items };
    }),
  );
}
