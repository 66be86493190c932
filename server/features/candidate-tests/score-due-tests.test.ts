import { expect, onTestFinished, test } from 'vitest';
import { eraseTestApplication } from '../../test/random-hiring-activity.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  beginBeforeTest,
  givenJobWithTest,
  saveChoices,
  storedAttempts,
} from '../../test/take-test-helpers.ts';
import { scoreDueTests } from './score-due-tests.ts';

const server = startTestServer();
const MINUTE_MS = 60_000;

async function takeTest(
  job: Parameters<typeof beginBeforeTest>[1],
  answers: Record<string, string[]>,
) {
  const candidate = await beginBeforeTest(server, job);
  await candidate.post('test/1/start');
  await saveChoices(server, candidate, answers);
  return candidate;
}

test.each<[string, Record<string, string[]>, number, string]>([
  ['everything right', { first: ['24'], second: ['68'], third: ['13', '24'] }, 100, 'outstanding'],
  ['nothing chosen', {}, 0, 'needs work'],
  ['half of what counts twice', { second: ['60'] }, 25, 'developing'],
  ['one of two that are right', { first: ['24'], third: ['13', '6'] }, 37.5, 'developing'],
])('a test that was handed in is scored by its key: %s', async (_, answers, score, band) => {
  const { job } = await givenJobWithTest(server);
  const candidate = await takeTest(job, answers);
  await scoreDueTests(server.services);
  expect(await storedAttempts(server, candidate)).toMatchObject([{ score: null }]);
  await candidate.post('test/1', { do: 'hand-in' });
  await Promise.all([scoreDueTests(server.services), scoreDueTests(server.services)]);
  expect(await storedAttempts(server, candidate)).toMatchObject([{ score, band }]);
});

test('with nobody there the server hands in at the end, with what was saved, and scores it', async () => {
  const start = Date.now();
  server.setNow(new Date(start));
  onTestFinished(() => server.setNow(null));
  const { job } = await givenJobWithTest(server, { minutes: 5 });
  const candidate = await takeTest(job, { first: ['24'] });
  server.setNow(new Date(start + 5 * MINUTE_MS + 9_999));
  await scoreDueTests(server.services);
  expect(await storedAttempts(server, candidate)).toMatchObject([{ handed_in_at: null }]);
  server.setNow(new Date(start + 5 * MINUTE_MS + 10_000));
  await scoreDueTests(server.services);
  const [attempt] = await storedAttempts(server, candidate);
  expect(attempt).toMatchObject({ handed_in_by: 'clock', score: 25, band: 'developing' });
  expect(attempt?.handed_in_at).toEqual(attempt?.ends_at);
  expect((await saveChoices(server, candidate, { second: ['68'] })).statusCode).toBe(410);
});

test('whoever is erased takes their test along', async () => {
  const { job, admin } = await givenJobWithTest(server);
  const candidate = await takeTest(job, { first: ['24'] });
  await candidate.post('test/1', { do: 'hand-in' });
  await scoreDueTests(server.services);
  await eraseTestApplication(server, { orgId: admin.orgId, admin, id: candidate.id });
  expect(await storedAttempts(server, candidate)).toEqual([]);
});
