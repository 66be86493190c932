import type pg from 'pg';

export type GeneratedOrganisation = {
  orgId: number;
  adminId: number;
  /** The role with most applications: a quarter of them in review, all dealt. */
  hotJobId: number;
  /** A role with fifty candidates in review. */
  fiftyJobId: number;
  /** A role whose reviewers have twenty answers each to read. */
  twentyJobId: number;
};

const QUESTIONS = 4;
const REVIEWERS = 9;
/** Each answer goes to three of nine reviewers: fifteen candidates with four answers make twenty for each. */
const CANDIDATES_OF_TWENTY = 15;
const CANDIDATES_OF_FIFTY = 50;

/**
 * One organisation with so many applications over two years: 4 answers each, a team and a round of interviews for each
 * role, reviews for three roles, counters already rolled up. The newest ten roles have most applications, the next ten
 * fewest. Runs as the owner, in SQL, with ids of its own.
 */
export async function generateOrganisation(
  owner: pg.Pool,
  { applications, jobs }: { applications: number; jobs: number },
): Promise<GeneratedOrganisation> {
  const one = async (text: string, values: unknown[] = []) => {
    const { rows } = await owner.query<{ id: number }>(text, values);
    return Number(rows[0]?.id);
  };
  const orgId = await one(
    `insert into core.organisation (slug, name, tier, tz) values ('bench-' || gen_random_uuid(), 'Bench', 'enterprise', 'Europe/London') returning org_id as id`,
  );
  const adminId = await one(
    `insert into core.member (org_id, first_name, last_name, email, role) values ($1, 'Bench', 'Admin', 'admin@bench.test', 'ADMIN') returning id`,
    [orgId],
  );
  await owner.query(
    `insert into core.member (org_id, first_name, last_name, email) select $1, 'Reviewer', n::text, 'reviewer' || n || '@bench.test' from generate_series(1, $2) n`,
    [orgId, REVIEWERS],
  );
  await owner.query(
    `insert into core.job (org_id, hash, title, title_normalised, team, grade, owner_id, created_at, published_at, closes_at, description)
     select $1, replace(gen_random_uuid()::text, '-', ''), 'Role ' || n, 'role ' || n, 'Team ' || n % 6, 'G' || n % 5, $2,
       now() - n * (interval '720 days' / $3::int), now() - n * (interval '720 days' / $3::int),
       now() + interval '30 days', repeat('About the work. ', 20)
     from generate_series(1, $3::int) n`,
    [orgId, adminId, jobs],
  );
  await owner.query(
    `insert into core.stage (org_id, job_id, position, kind, name)
     select org_id, id, 1, 'sift', 'Written answers' from core.job where org_id = $1`,
    [orgId],
  );
  await owner.query(
    `with asked as (
       insert into core.question (org_id, job_id, stage_id, position, text, guide_one, guide_three, guide_five)
       select $1, s.job_id, s.id, p, 'What would you do?', 'One star', 'Three stars', 'Five stars'
       from core.stage s, generate_series(1, $2) p where s.org_id = $1 returning id, job_id, position),
     criterion as (
       insert into core.criterion (org_id, job_id, position, name)
       select $1, job_id, position, 'Skill ' || position from asked returning id, job_id, position)
     insert into core.question_criterion (org_id, job_id, question_id, criterion_id, position)
     select $1, job_id, q.id, c.id, 1 from asked q join criterion c using (job_id, position)`,
    [orgId, QUESTIONS],
  );
  await owner.query(
    `insert into core.job_member (org_id, job_id, member_id, role)
     select $1, j.id, m.id, case when m.id = $2 then 'admin' else 'reviewer' end
     from core.job j join core.member m on m.org_id = j.org_id and (m.id = $2 or m.id % 4 = j.id % 4) where j.org_id = $1`,
    [orgId, adminId],
  );
  // The k-th role gets a share that falls with k, so that some roles are hot; the second page of the list is the coldest.
  await owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, submitted_at, form_answered_at)
     select $1, j.id, chr(65 + (n / 216000) % 24) || chr(65 + (n / 9000) % 24) || '-' || (1000 + n % 9000),
       (array['submitted', 'in_review', 'interviews_tasks', 'started'])[1 + n % 4],
       now() - interval '700 days' * (n::float / $2), case when n % 4 <> 3 then now() - interval '700 days' * (n::float / $2) end, now()
     from generate_series(0, $2 - 1) n
     join (select id, row_number() over (order by newest between 11 and 20, newest) - 1 as place
       from (select id, row_number() over (order by id) as newest from core.job where org_id = $1) numbered) j
       on j.place = floor($3 * power((n % 9973) / 9973.0, 1.6))::int`,
    [orgId, applications, jobs],
  );
  await owner.query(
    `insert into core.answer (org_id, application_id, question_id, text)
     select $1, a.id, q.id, repeat('I would first look at what we know. ', 8)
     from core.application a join core.question q on q.org_id = a.org_id and q.job_id = a.job_id
     where a.org_id = $1 and a.submitted_at is not null`,
    [orgId],
  );
  await owner.query(
    `insert into core.job_stats (org_id, job_id, submitted, awaiting_review, in_review, in_interview)
     select org_id, job_id, count(submitted_at), count(*) filter (where state = 'submitted'),
       count(*) filter (where state = 'in_review'), count(*) filter (where state = 'interviews_tasks')
     from core.application where org_id = $1 group by 1, 2`,
    [orgId],
  );
  await owner.query(
    'analyze core.job, core.job_member, core.stage, core.criterion, core.question, core.question_criterion, core.application, core.answer, core.job_stats',
  );
  await generateInterviews(owner, orgId);
  const { rows } = await owner.query<{ id: number }>(
    'select job_id as id from core.job_stats where org_id = $1 order by submitted desc limit 3',
    [orgId],
  );
  const [hotJobId = 0, fiftyJobId = 0, twentyJobId = 0] = rows.map(({ id }) => id);
  const batches = [
    { jobId: hotJobId, candidates: applications },
    { jobId: fiftyJobId, candidates: CANDIDATES_OF_FIFTY },
    { jobId: twentyJobId, candidates: CANDIDATES_OF_TWENTY },
  ];
  for (const batch of batches) {
    await generateSealedPeopleOfJob(owner, { orgId, jobId: batch.jobId });
    await generateReviews(owner, { orgId, adminId, ...batch });
  }
  // Freshly filled tables have no visibility map yet, and the database would come to vacuum them in the midst of a measurement.
  await owner.query(
    'vacuum (analyze) core.job, core.job_stats, core.application, core.answer, core.review, core.stage_score, core.ranking',
  );
  await owner.query(
    'vacuum (analyze) core.interview, blind.review_item, pii.candidate, pii.application_identity',
  );
  return { orgId, adminId, hotJobId, fiftyJobId, twentyJobId };
}

/** One round of interviews for each role, and one in twenty of those who got so far invited to it. */
async function generateInterviews(owner: pg.Pool, orgId: number): Promise<void> {
  await owner.query(
    `with stage as (
       insert into core.stage (org_id, job_id, position, kind, name)
       select org_id, id, 2, 'interview', 'First round' from core.job where org_id = $1 returning org_id, job_id, id)
     insert into core.interview_round (org_id, job_id, stage_id, minutes) select org_id, job_id, id, 45 from stage`,
    [orgId],
  );
  await owner.query(
    `insert into core.interview (org_id, round_id, application_id, state)
     select a.org_id, r.id, a.id, (array['invited', 'booked', 'done'])[1 + a.id % 3]
     from core.application a join core.interview_round r on r.org_id = a.org_id and r.job_id = a.job_id
     where a.org_id = $1 and a.state = 'interviews_tasks' and (a.id / 4) % 20 = 0`,
    [orgId],
  );
}

/** The sealed people behind the applications of one role. */
export async function generateSealedPeopleOfJob(
  owner: pg.Pool,
  { orgId, jobId }: { orgId: number; jobId: number },
): Promise<void> {
  await owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select org_id, 'Some', 'One', id || '@example.com', 'some one ' || id || '@example.com'
       from core.application where org_id = $1 and job_id = $2 returning org_id, id, split_part(email, '@', 1)::bigint as application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select org_id, id, $2 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
     select org_id, application_id, $2, id from person`,
    [orgId, jobId],
  );
}

/** Three of nine reviewers for each answer of a role's candidates in review, nine tenths of them scored. */
async function generateReviews(
  owner: pg.Pool,
  batch: { orgId: number; adminId: number; jobId: number; candidates: number },
): Promise<void> {
  const { orgId, adminId, jobId } = batch;
  await owner.query(
    `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
     values ($1, $2, $3, 3, current_date + 7, '\\x00', '\\x00')`,
    [orgId, jobId, adminId],
  );
  await owner.query(
    `insert into core.reviewer_link (org_id, job_id, member_id)
     select $1, $2, id from core.member where org_id = $1 and id <> $3 order by id`,
    [orgId, jobId, adminId],
  );
  await owner.query(
    `insert into blind.review_session (org_id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on, ready)
     select $1, l.id, b.id, 'Role', '', 'Reviewer', false, current_date + 7, true
     from core.reviewer_link l join core.review_batch b on b.org_id = l.org_id and b.job_id = l.job_id
     where l.org_id = $1 and l.job_id = $2`,
    [orgId, jobId],
  );
  await owner.query(
    `insert into blind.review_question (org_id, session_id, position, text, guide_one, guide_three, guide_five, skills, max_words)
     select $1, s.id, q.position, q.text, q.guide_one, q.guide_three, q.guide_five,
       array(select c.name from core.question_criterion x join core.criterion c on c.org_id = $1 and c.id = x.criterion_id
         where x.org_id = $1 and x.question_id = q.id), q.max_words
     from blind.review_session s, core.question q where s.org_id = $1 and q.org_id = $1 and q.job_id = $2`,
    [orgId, jobId],
  );
  await owner.query('analyze core.reviewer_link, blind.review_session, blind.review_question');
  await owner.query(
    `with dealt as (
       select gen_random_uuid() as item, a.id as application_id, q.id as question_id, q.position, s.id as session_id, s.link_id, s.batch_id,
         row_number() over (partition by s.id, q.id order by a.id) as place, (a.id * 7 + q.id * 3 + s.turn) % 10 as tenth
       from (select * from core.application where org_id = $1 and job_id = $2 and state = 'in_review' order by id limit $3) a
       join core.question q on q.org_id = a.org_id and q.job_id = a.job_id
       join (select *, row_number() over (order by link_id) - 1 as turn from blind.review_session
           where org_id = $1 and link_id in (select id from core.reviewer_link where org_id = $1 and job_id = $2)) s
         on s.turn % 3 = (a.id + q.id) % 3),
     scored as (
       insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position, stars)
       select $1, item, batch_id, application_id, question_id, link_id, place, case when tenth > 0 then 1 + (application_id + question_id) % 5 end
       from dealt)
     insert into blind.review_item (org_id, id, session_id, question_id, position, text, stars)
     select $1, item, d.session_id, q.id, place, repeat('I would first look at what we know. ', 8), case when tenth > 0 then 1 + (application_id + d.question_id) % 5 end
     from dealt d join blind.review_question q on q.org_id = $1 and q.session_id = d.session_id and q.position = d.position`,
    [orgId, jobId, batch.candidates],
  );
  await owner.query(
    `update core.application a set reviews_expected = r.n, reviews_scored = r.scored
     from (select application_id, count(*) as n, count(stars) as scored from core.review where org_id = $1 group by 1) r
     where a.org_id = $1 and a.id = r.application_id`,
    [orgId],
  );
  await owner.query(
    `update core.job_stats s set reviews_total = r.total, reviews_scored = r.scored
     from (select count(*) as total, count(r.stars) as scored from core.review r
       join core.review_batch b on b.org_id = r.org_id and b.id = r.batch_id where b.job_id = $2) r
     where s.org_id = $1 and s.job_id = $2`,
    [orgId, jobId],
  );
  await owner.query(
    `with org as materialized (select set_config('app.org_id', $1, true))
     select core.store_scores(array(select id from core.application
       where org_id = $1::bigint and job_id = $2 and reviews_expected > 0)) from org`,
    [String(orgId), jobId],
  );
}
