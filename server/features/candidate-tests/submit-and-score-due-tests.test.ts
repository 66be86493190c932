import { expect, onTestFinished, test } from 'vitest';
import { recomputeScoresToCompare } from '../../test/recompute-scores.ts';
import { eraseTestApplication } from '../../test/random-hiring-activity-and-figures-requests.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  givenCandidateBeforeTest,
  givenJobWithCandidateTest,
  saveTestChoicesByScript,
  findStoredTestAttempts,
} from '../../test/candidate-test-taking-helpers.ts';
import { submitAndScoreDueTests } from './submit-and-score-due-tests.ts';

const server = startTestServer();
const MINUTE_MS = 60_000;

async function takeTest(
  job: Parameters<typeof givenCandidateBeforeTest>[1],
  answers: Record<string, string[]>,
) {
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  await saveTestChoicesByScript(server, candidate, answers);
  return candidate;
}

test.each<[string, Record<string, string[]>, number, string]>([
  ['everything right', { first: ['24'], second: ['68'], third: ['13', '24'] }, 100, 'outstanding'],
  ['nothing chosen', {}, 0, 'needs work'],
  ['half of what counts twice', { second: ['60'] }, 25, 'developing'],
  ['one of two that are right', { first: ['24'], third: ['13', '6'] }, 37.5, 'developing'],
])('a test that was handed in is scored by its key: %s', async (_, answers, score, band) => {
  const { job } = await givenJobWithCandidateTest(server);
  const candidate = await takeTest(job, answers);
  await submitAndScoreDueTests(server.services);
  expect(await findStoredTestAttempts(server, candidate)).toMatchObject([{ score: null }]);
  await candidate.post('test/1', { do: 'hand-in' });
  await Promise.all([
    submitAndScoreDueTests(server.services),
    submitAndScoreDueTests(server.services),
  ]);
  expect(await findStoredTestAttempts(server, candidate)).toMatchObject([{ score, band }]);
});

test('with nobody there the server hands in at the end, with what was saved, and scores it', async () => {
  const start = Date.now();
  server.setNow(new Date(start));
  onTestFinished(() => server.setNow(null));
  const { job } = await givenJobWithCandidateTest(server, { minutes: 5 });
  const candidate = await takeTest(job, { first: ['24'] });
  server.setNow(new Date(start + 5 * MINUTE_MS + 9_999));
  await submitAndScoreDueTests(server.services);
  expect(await findStoredTestAttempts(server, candidate)).toMatchObject([{ handed_in_at: null }]);
  server.setNow(new Date(start + 5 * MINUTE_MS + 10_000));
  await submitAndScoreDueTests(server.services);
  const [attempt] = await findStoredTestAttempts(server, candidate);
  expect(attempt).toMatchObject({ handed_in_by: 'clock', score: 25, band: 'developing' });
  expect(attempt?.handed_in_at).toEqual(attempt?.ends_at);
  expect((await saveTestChoicesByScript(server, candidate, { second: ['68'] })).statusCode).toBe(
    410,
  );
});

test('whoever is erased takes their test along', async () => {
  const { job, admin } = await givenJobWithCandidateTest(server);
  const candidate = await takeTest(job, { first: ['24'] });
  await candidate.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  await eraseTestApplication(server, { orgId: admin.orgId, admin, id: candidate.id });
  expect(await findStoredTestAttempts(server, candidate)).toEqual([]);
});

type Line = { id: number; rank: string | null; overall: number | null; stages: (number | null)[] };

test('what a test brought puts whoever took it among the others, from when they send their application in', async () => {
  const { job, admin } = await givenJobWithCandidateTest(server);
  const board = async () =>
    (await server.as(admin).get(`/api/manage/${job.id}/leaderboard`)).json<{ rows: Line[] }>().rows;
  const sendIn = async (
    answers: Record<string, string[]>,
    order: 'scored-first' | 'sent-first',
  ) => {
    const candidate = await takeTest(job, answers);
    await candidate.post('test/1', { do: 'hand-in' });
    if (order === 'scored-first') await submitAndScoreDueTests(server.services);
    expect((await board()).map(({ id }) => id)).not.toContain(candidate.id);
    const { headers } = await candidate.post('check', { honest: 'yes' });
    expect(headers.location).toContain('/status');
    await submitAndScoreDueTests(server.services);
    return candidate;
  };
  const half = await sendIn({ second: ['60'] }, 'scored-first');
  const all = await sendIn({ first: ['24'], second: ['68'], third: ['13', '24'] }, 'sent-first');
  const waiting = await takeTest(job, { first: ['24'] });
  await waiting.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  expect(await board()).toMatchObject([
    { id: all.id, rank: '1', overall: 100, stages: [100] },
    { id: half.id, rank: '2', overall: 25, stages: [25] },
  ]);
  await half.post('withdraw', { sure: 'yes' });
  expect((await board()).map(({ id }) => id)).toEqual([all.id]);
  const { stored, recomputed } = await recomputeScoresToCompare(server.given.owner);
  expect(stored).toEqual(recomputed);
});

test('other weights of its questions score a test anew, and the order before can still be seen', async () => {
  const { job, admin } = await givenJobWithCandidateTest(server);
  const path = `/api/manage/${job.id}`;
  for (const answers of [{ first: ['24'], third: ['13'] }, { second: ['60'] }]) {
    const candidate = await takeTest(job, answers);
    await candidate.post('test/1', { do: 'hand-in' });
    await candidate.post('check', { honest: 'yes' });
  }
  await submitAndScoreDueTests(server.services);
  const scores = async (search = '') =>
    (await server.as(admin).get(`${path}/leaderboard${search}`))
      .json<{ rows: Line[] }>()
      .rows.map(({ overall }) => overall);
  // (1 + 0.5) ÷ 4 and 2 × 0.5 ÷ 4.
  expect(await scores()).toEqual([37.5, 25]);
  const { version, stages } = (await server.as(admin).get(`${path}/weights`)).json();
  const test = stages.find(({ kind }: { kind: string }) => kind === 'test');
  const reply = await server.as(admin).put(`${path}/weights`, {
    version,
    reason: 'The second counts more.',
    stages: [],
    items: [{ id: test.items[1].id, weight: 8 }],
  });
  expect(reply.statusCode, reply.body).toBe(200);
  await submitAndScoreDueTests(server.services);
  // 8 × 0.5 ÷ 10 and (1 + 0.5) ÷ 10.
  expect(await scores()).toEqual([40, 15]);
  expect(await scores('?scoring=1')).toEqual([37.5, 25]);
});
