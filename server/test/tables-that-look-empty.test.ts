import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { analyzeWhileRowsAreWritten } from './analyze-while-rows-are-written.ts';
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
