import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { analyzeWhileRowsAreWritten } from './analyze-while-rows-are-written.ts';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { findAnswersWithAuthors } from '../features/review/sql/find-answers-with-authors-and-write-redacted.ts';
import { explainStatementsDuringWork } from './explain-statements.ts';
import { givenPanelInterview } from './given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const MANY = 60;
const MORE_THAN_FIT_ON_A_FEW_PAGES = 1000;
/** A row may be looked for among a table's few, once or twice each, but not among all pairs of rows. */
const A_FEW_EACH = 6;

test('cards of roles set no interview beside each other one where tables look empty', async () => {
  const { admin, interview, org } = await givenPanelInterview(server);
  await analyzeWhileRowsAreWritten(
    server.given.owner,
    'core.application, core.interview, core.interview_round, core.stage',
    (writer) =>
      writer.query(
        `with candidate as (
           insert into core.application (org_id, job_id, public_ref, state, submitted_at)
           select r.org_id, r.job_id, 'KX-' || (select count(*) + 1000 from core.application) + n,
             'interviews_tasks', now()
           from core.interview_round r, generate_series(1, $3::int) n where r.org_id = $1 and r.id = $2
           returning id)
         insert into core.interview (org_id, round_id, application_id, state, starts_at)
         select $1, $2, id, 'done', now() - id * interval '1 minute' from candidate`,
        [org.id, interview.roundId, MANY],
      ),
  );
  const read = await explainStatementsDuringWork(server.services, async () => {
    expect((await server.as(admin).get('/job/list-es')).statusCode).toBe(200);
  });
  const cards = read.filter(({ text }) => text.includes('core.interviewed_application'));
  expect(cards).toHaveLength(1);
  expect(cards[0]?.rows['interview_round']).toBeLessThan(A_FEW_EACH * MANY);
  expect(cards[0]?.rows['stage']).toBeLessThan(A_FEW_EACH * MANY);
});

test('own answers about equal opportunities are found by one link where tables look empty', async () => {
  const { org, job } = await givenPanelInterview(server);
  const link = randomBytes(32);
  await analyzeWhileRowsAreWritten(server.given.owner, 'eo.response, eo.link', (writer) =>
    writer.query(
      `with given as (
         insert into eo.response (org_id, job_id, form, answers)
         select $1, $2, 'GB-2', jsonb_build_object('n', n) from generate_series(1, $4::int) n returning subject, answers)
       insert into eo.link (org_id, link, subject)
       select $1, case answers->>'n' when '7' then $3 else sha256(subject::text::bytea) end, subject from given`,
      [org.id, job.id, link, MORE_THAN_FIT_ON_A_FEW_PAGES],
    ),
  );
  const reader = await server.given.owner.connect();
  await reader.query('begin');
  await reader.query(`select set_config('app.org_id', $1, true)`, [String(org.id)]);
  const found = await reader.query('select eo.own_answers($1) as answers', [link]);
  expect(found.rows).toEqual([{ answers: { n: 7 } }]);
  const explained = await reader.query(
    'explain (analyze, buffers, format json) select eo.own_answers($1)',
    [link],
  );
  await reader.query('rollback');
  reader.release();
  expect(explained.rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(
    A_FEW_EACH * MORE_THAN_FIT_ON_A_FEW_PAGES,
  );
});

test('answers of a dealt batch are found with their authors one by one where tables look empty', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const question = await given.question(job);
  const reviewer = await given.member({ id: job.orgId });
  const of = [job.orgId, job.id];
  const { rows: dealt } = await given.owner.query<{ batch: number; link: number }>(
    `with batch as (
       insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed)
       values ($1, $2, $3, 1, current_date + 7, '\\x00', '\\x00') returning id),
     link as (insert into core.reviewer_link (org_id, job_id, member_id) values ($1, $2, $4) returning id)
     select batch.id as batch, link.id as link from batch, link`,
    [...of, admin.id, reviewer.id],
  );
  await analyzeWhileRowsAreWritten(
    given.owner,
    'core.application, core.answer, core.review, pii.candidate, pii.application_identity',
    async (writer) => {
      await writer.query(
        `with person as (
           insert into pii.candidate (org_id, first_name, last_name, email, search)
           select $1, 'Some', 'One', n || '@example.com', 'some one ' || n from generate_series(1, $3::int) n
           returning id),
         meant as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person),
         begun as (
           insert into core.application (org_id, job_id, public_ref, state, submitted_at)
           select $1, $2, 'KY-' || n + 1000, 'in_review', now() from generate_series(1, $3) n returning id)
         insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
         select $1, b.id, $2, p.id from (select id, row_number() over () as n from begun) b
           join (select id, row_number() over () as n from person) p using (n)`,
        [...of, MANY],
      );
      await writer.query(
        `insert into core.answer (org_id, application_id, question_id, text)
         select org_id, id, $3, 'By the tide.' from core.application where org_id = $1 and job_id = $2`,
        [...of, question.id],
      );
      await writer.query(
        `insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position)
         select org_id, gen_random_uuid(), $4, id, $3, $5, id from core.application where org_id = $1 and job_id = $2`,
        [...of, question.id, dealt[0]?.batch, dealt[0]?.link],
      );
    },
  );
  const read = await explainStatementsDuringWork(server.services, () =>
    runTransactionByDoor(
      { services: server.services, door: 'system', actor: { orgId: job.orgId, actorId: null } },
      async (db) => {
        const found = await findAnswersWithAuthors(db, {
          batchId: dealt[0]?.batch ?? 0,
          after: 0,
          applications: MANY,
        });
        expect(found).toHaveLength(MANY);
      },
    ),
  );
  const answers = read.filter(({ text }) => text.includes('core.answer'));
  expect(answers).toHaveLength(1);
  expect(answers[0]?.rows['review']).toBeLessThan(A_FEW_EACH * MANY);
  expect(answers[0]?.rows['candidate']).toBeLessThan(A_FEW_EACH * MANY * MANY);
});
