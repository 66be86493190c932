import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  givenCandidateBeforeTest,
  givenJobWithCandidateTest,
  saveTestChoicesByScript,
} from '../../test/candidate-test-taking-helpers.ts';
import { submitAndScoreDueTests } from './submit-and-score-due-tests.ts';

const server = startTestServer();

/** Somebody who has handed in the test and sent their application in. */
async function handedIn(job: Parameters<typeof givenCandidateBeforeTest>[1]) {
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  await saveTestChoicesByScript(server, candidate, { second: ['68'], first: ['24'] });
  await candidate.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  return candidate;
}

test('an admin reads how far a candidate is with a test, and what it earned once it was sent in', async () => {
  const { admin, job } = await givenJobWithCandidateTest(server);
  const candidate = await givenCandidateBeforeTest(server, job);
  const read = async () => {
    const path = `/api/manage/${job.id}/candidates/${candidate.id}/tests`;
    return (await server.as(admin).get(path)).json();
  };
  const name = 'Counting bread';
  const none = { handedInBy: null, result: null };
  const hidden = 'not-submitted';
  expect(await read()).toEqual({ tests: [{ name, state: 'not-begun', ...none }], hidden });
  await candidate.post('test/1/start');
  expect(await read()).toEqual({ tests: [{ name, state: 'running', ...none }], hidden });
  await saveTestChoicesByScript(server, candidate, { second: ['68'], first: ['24'] });
  await candidate.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  const done = { name, state: 'done', handedInBy: 'candidate' };
  expect(await read()).toEqual({ tests: [{ ...done, result: null }], hidden });
  await candidate.post('check', { honest: 'yes' });
  const result = { score: 75, band: 'strong' };
  expect(await read()).toEqual({ tests: [{ ...done, result }], hidden: null });
});

test('a result waits for the reviews of the role, as the scores of answers do', async () => {
  const { admin, job } = await givenJobWithCandidateTest(server);
  const candidate = await handedIn(job);
  await candidate.post('check', { honest: 'yes' });
  await server.given.question(job);
  const path = `/api/manage/${job.id}/candidates/${candidate.id}/tests`;
  const told = (await server.as(admin).get(path)).json();
  expect(told).toMatchObject({ tests: [{ state: 'done', result: null }], hidden: 'reviews-open' });
});

test('a test of a role is counted by how far those who apply are', async () => {
  const { admin, job } = await givenJobWithCandidateTest(server);
  await handedIn(job);
  const running = await givenCandidateBeforeTest(server, job);
  await running.post('test/1/start');
  await givenCandidateBeforeTest(server, job);
  await givenCandidateBeforeTest(server, job);
  const { tests } = (await server.as(admin).get(`/api/manage/${job.id}/tests`)).json();
  const counts = { notBegun: 2, running: 1, done: 1 };
  expect(tests).toMatchObject([{ name: 'Counting bread', ...counts, corrections: [] }]);
});

test('a stranger finds no test, and whoever only reviews may not ask for one', async () => {
  const { job } = await givenJobWithCandidateTest(server);
  const candidate = await handedIn(job);
  const { given } = server;
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewer = await given.member({ id: job.orgId });
  await given.part(job, reviewer);
  for (const path of [
    `/api/manage/${job.id}/tests`,
    `/api/manage/${job.id}/candidates/${candidate.id}/tests`,
  ]) {
    expect((await server.as(stranger).get(path)).statusCode).toBe(404);
    expect((await server.as(reviewer).get(path)).statusCode).toBe(403);
  }
});
