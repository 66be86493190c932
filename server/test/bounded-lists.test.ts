import { REVIEW_ANSWERS_PAGE_SIZE } from '@evenhand/contract/review/blind-review.ts';
import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember } from './test-data-types.ts';
import { startTestServer } from './start-test-server.ts';
import { givenReviewRound } from './given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();
const MANY = 5000;
const MOST_BYTES = 100_000;
let admin: PlantedMember;

/** An organisation that has had five thousand of whatever an address without a parameter may list. */
beforeAll(async () => {
  const { given } = server;
  const org = await given.organisation({ tier: 'pro' });
  admin = await given.member(org, { role: 'ADMIN' });
  const ids = [org.id, admin.id, MANY];
  const plant = (text: string) =>
    given.owner.query(
      `with asked as (select $1::bigint as org, $2::bigint as admin, generate_series(1, $3::int) as n) ${text}`,
      ids,
    );
  await plant(`insert into core.member (org_id, first_name, last_name, email)
    select org, 'Member', 'Number ' || n, 'many' || n || '@example.com' from asked`);
  await plant(`, jobs as (insert into core.job (org_id, hash, title, title_normalised, owner_id, published_at)
      select org, md5(n::text), 'Baker ' || n, 'baker ' || n, admin, now() from asked returning org_id, id)
    insert into core.job_member (org_id, job_id, member_id, role) select org_id, id, $2::bigint, 'admin' from jobs`);
  await plant(`insert into core.job_board (org_id, name, source)
    select org, 'Board ' || n, 'board-' || n from asked`);
  await plant(`insert into core.source_alias (org_id, source, merged_into)
    select org, 'source-' || n, 'all' from asked`);
});

test('no address of staff without a parameter answers at a length that grows without end', async () => {
  const lists = server.running.endpoints.filter(
    ({ method, door, path, responseType, requiresCsrf }) =>
      method === 'GET' && door === 'staff' && !path.includes('{') && !responseType && !requiresCsrf,
  );
  expect(lists.length).toBeGreaterThan(20);
  const newcomer = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const long: string[] = [];
  for (const { path } of lists) {
    const { length } = (await server.as(admin).get(path)).body;
    // What is as long for everybody is no list of theirs.
    const own = (await server.as(newcomer).get(path)).body.length;
    if (length - own > MOST_BYTES) long.push(`${path}: ${length}`);
  }
  expect(long).toEqual([]);
});

test('what such a list leaves out is found by its name', async () => {
  const get = async (path: string) => (await server.as(admin).get(path)).json();
  expect((await get('/api/role-names')).jobs).toHaveLength(200);
  expect((await get('/api/role-names?search=bker1')).jobs[0].title).toMatch(/^Baker .*1/);
  expect((await get('/api/role-names?search=Baker%2017')).jobs.map(titleOf)).toContain('Baker 17');
  const { people, roles } = await get('/api/audit/choices?search=Baker%204999');
  expect([people, roles.map(titleOf)]).toEqual([[], ['Baker 4999']]);
  expect(await get('/api/sources?search=source-4321')).toEqual([
    { name: 'source-4321', title: 'source-4321', candidates: null, mergedInto: 'all' },
  ]);
});

const titleOf = ({ title }: { title: string }) => title;

test('a reviewer is told a hundred answers at a time, by question, and how far they are by a digit each', async () => {
  const round = await givenReviewRound(server);
  const [hash = ''] = round.hashes;
  await server.given.owner.query(
    `insert into blind.review_item (org_id, session_id, question_id, position, text)
     select q.org_id, q.session_id, q.id, 1000 + n, 'An answer of some length, number ' || n
     from blind.review_question q, generate_series(1, $1) n
     where q.session_id in (select session_id from blind.review_item where id = $2)`,
    [MANY, await firstItem(hash)],
  );
  const at = `/freview/${hash}`;
  const details = await server.as(null).get(`${at}/token-details`);
  expect(details.body.length).toBeLessThan(MOST_BYTES);
  const { questions } = details.json<{ questions: { id: string; stars: string }[] }>();
  expect(questions.map(({ stars }) => stars)).toEqual(
    questions.map(() => expect.stringMatching(new RegExp(`^0{${MANY + 4}}$`))),
  );

  const [, second] = questions;
  const seen = new Set<string>();
  for (let page = 1; page <= Math.ceil((MANY + 4) / REVIEW_ANSWERS_PAGE_SIZE); page += 1) {
    const reply = await server.as(null).get(`${at}/reviews?question=2&page=${page}`);
    expect(reply.body.length).toBeLessThan(MOST_BYTES);
    const [question, ...others] = reply.json<Reviews>().questions;
    expect([question?.id, others]).toEqual([second?.id, []]);
    for (const { id } of question?.Answers ?? []) seen.add(id);
  }
  expect(seen.size).toBe(MANY + 4);
  expect((await server.as(null).get(`${at}/reviews?question=3`)).json()).toEqual({ questions: [] });
  const all = await server.as(null).get(`${at}/reviews?page=51`);
  expect(all.json<Reviews>().questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
});

type Reviews = { questions: { id: string; Answers: { id: string }[] }[] };

async function firstItem(hash: string): Promise<string> {
  const reply = await server.as(null).get(`/freview/${hash}/reviews`);
  return reply.json<Reviews>().questions[0]?.Answers[0]?.id ?? '';
}
