import { afterEach, beforeEach, expect, test } from 'vitest';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const NOON = new Date('2026-03-20T12:00:00Z');
const DAY_MS = 86_400_000;

let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(NOON);
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  candidate = await beginTestApplication(server, job);
});
afterEach(() => server.setNow(null));

const stand = (state: string) =>
  server.given.owner.query(
    `update core.application set state = $2, submitted_at = $3,
       rejected_at = case when $2 = 'rejected' then $3::timestamptz end, rejected_by = case when $2 = 'rejected' then $4::bigint end
     where id = $1`,
    [candidate.id, state, NOON, admin.id],
  );
const answers = async () =>
  (
    await server.given.owner.query(
      'select kind, rating, fairness, satisfaction, text, created_at, slip, id from core.experience_answer where org_id = $1 order by kind',
      [job.orgId],
    )
  ).rows;
const give = (moment: string, fields: Record<string, string>) =>
  candidate.post(`survey/${moment}`, fields);

test('who has applied is asked by link, without a log-in, and answers once: later that day they change it', async () => {
  await stand('submitted');
  expect(visiblePageText(await candidate.get('status'))).toContain('Say how applying was');
  const page = await candidate.get('survey/applying');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|style=/);
  const sent = await give('applying', { rating: '9', fairness: '10', text: ' Clear.\r\nKind. ' });
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/application/${candidate.token}/survey/applying`,
  ]);
  expect(visiblePageText(await candidate.get('survey/applying'))).toContain('until midnight');
  expect(visiblePageText(await candidate.get('status'))).not.toContain('Say how applying was');
  await give('applying', { rating: '4', text: 'On second thoughts.' });
  expect(await answers()).toMatchObject([
    { kind: 'post-apply', rating: 4, fairness: null, text: 'On second thoughts.' },
  ]);
  server.setNow(new Date(NOON.getTime() + DAY_MS));
  await give('applying', { rating: '1', text: 'Too late.' });
  expect(await answers()).toMatchObject([{ rating: 4, text: 'On second thoughts.' }]);
  const after = visiblePageText(await candidate.get('survey/applying'));
  expect(after).toContain('You have answered this already');
  expect(after).not.toContain('On second thoughts');
});

test('two answers at the same moment are one', async () => {
  await stand('submitted');
  await Promise.all([5, 6, 7, 8].map((rating) => give('applying', { rating: String(rating) })));
  expect(await answers()).toHaveLength(1);
});

test('nothing in an answer leads to who gave it: no hour, no order, no name, and staff do not read what finds it again', async () => {
  await stand('submitted');
  await give('applying', { rating: '9', text: 'Clear.' });
  const [answer] = await answers();
  expect(answer?.created_at).toEqual(new Date('2026-03-20T00:00:00Z'));
  expect(answer?.id).toBeGreaterThan(1_000_000);
  expect(answer?.slip).toHaveLength(32);
  const { rows } = await server.given.owner.query<{ readable: string[] }>(
    `select array_agg(column_name::text order by column_name::text collate "C") as readable from information_schema.column_privileges
     where table_schema = 'core' and table_name = 'experience_answer' and grantee like '%\\_staff'`,
  );
  expect(rows[0]?.readable).toEqual([
    'created_at',
    'fairness',
    'id',
    'job_id',
    'kind',
    'org_id',
    'rating',
    'satisfaction',
    'text',
  ]);
  for (const url of [`/api/manage/${job.id}/candidates/${candidate.id}`, '/api/activity']) {
    expect((await server.as(admin).get(url)).body).not.toMatch(/survey|experience|Clear\./);
  }
});

test('who was rejected is asked about that once they know, and not before', async () => {
  await stand('rejected');
  expect((await give('decision', { rating: '3' })).headers.location).toBe(
    `/application/${candidate.token}`,
  );
  expect(await answers()).toEqual([]);
  server.setNow(new Date(NOON.getTime() + 2 * 3_600_000));
  expect(visiblePageText(await candidate.get('status'))).toContain('Say how this was for you');
  await give('decision', { rating: '3', fairness: '6', satisfaction: '2', text: 'Too short.' });
  await give('applying', { rating: '8' });
  expect(await answers()).toMatchObject([
    { kind: 'post-apply', rating: 8 },
    { kind: 'post-feedback', rating: 3, fairness: 6, satisfaction: 2, text: 'Too short.' },
  ]);
});

test('who has not applied is not asked', async () => {
  expect((await candidate.get('survey/applying')).statusCode).toBe(303);
  await give('applying', { rating: '8' });
  expect(await answers()).toEqual([]);
});

test.each([
  [{ text: 'No number.' }, 'Choose a number from 1 to 10.'],
  [{ rating: '11' }, 'Choose a number from 1 to 10.'],
  [{ rating: '-1' }, 'Choose a number from 1 to 10.'],
  [{ rating: '5', text: 'x'.repeat(2001) }, 'Use at most 2000 characters.'],
])('%j is sent back to look at again, with what was written', async (fields, problem) => {
  await stand('submitted');
  const reply = await give('applying', fields);
  expect(reply.statusCode).toBe(422);
  expect(visiblePageText(reply)).toContain(problem);
  if ('text' in fields) expect(reply.body).toContain(fields.text);
  expect(await answers()).toEqual([]);
});

test('another’s page cannot answer for them', async () => {
  await stand('submitted');
  const reply = await candidate.post(
    'survey/applying',
    { rating: '5' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(await answers()).toEqual([]);
});

test('a reviewer who is done is asked, not before, and answers once', async () => {
  const reviewer = await server.given.member(admin);
  const application = await server.given.application(job);
  const question = await server.given.question(job);
  await server.given.answer(application, question);
  await server.given.batch(job, { by: admin, reviewers: [reviewer], applications: [application] });
  const { rows } = await server.given.owner.query<{ id: number; serial: number }>(
    'select id, serial from core.reviewer_link where org_id = $1 and member_id = $2',
    [job.orgId, reviewer.id],
  );
  const hash = derivePersonalLinkToken(
    'review',
    rows[0] ?? { id: 0, serial: 1 },
    server.services.config,
  );
  await server.given.owner.query(
    `insert into auth.token (token_hash, kind, org_id, reference) values (sha256($1::bytea), 'review', $2, $3) on conflict do nothing`,
    [Buffer.from(hash), job.orgId, rows[0]?.id],
  );
  const at = `/freview/${hash}/survey`;
  const ask = async () => (await server.as(null).get(at)).json();
  const answer = { rating: 7, fairness: 8, satisfaction: null, text: 'Good guides.' };
  expect(await ask()).toEqual({ isAsked: false, given: null });
  expect((await server.as(null).put(at, answer)).statusCode).toBe(409);
  await server.given.owner.query(
    'update blind.review_session set ready = true, finished = true where org_id = $1',
    [job.orgId],
  );
  expect(await ask()).toEqual({ isAsked: true, given: null });
  expect((await server.as(null).put(at, answer)).json()).toEqual({ saved: true });
  expect(await ask()).toEqual({ isAsked: true, given: answer });
  server.setNow(new Date(NOON.getTime() + DAY_MS));
  expect(await ask()).toEqual({ isAsked: false, given: null });
  expect((await server.as(null).put(at, { ...answer, rating: 1 })).statusCode).toBe(409);
  expect(await answers()).toMatchObject([{ kind: 'post-review', rating: 7 }]);
});
