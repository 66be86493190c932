import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  givenCandidateBeforeTest,
  givenJobWithCandidateTest,
  saveTestChoicesByScript,
  findStoredTestAttempts,
} from '../../test/candidate-test-taking-helpers.ts';
import { submitAndScoreDueTests } from './submit-and-score-due-tests.ts';

const server = startTestServer();
const reason = 'Thirty-six was meant.';

async function scored() {
  const { admin, job, test: stage } = await givenJobWithCandidateTest(server);
  const taken: { id: number }[] = [];
  for (const chosen of ['24', '36']) {
    const candidate = await givenCandidateBeforeTest(server, job);
    await candidate.post('test/1/start');
    await saveTestChoicesByScript(server, candidate, { first: [chosen] });
    await candidate.post('test/1', { do: 'hand-in' });
    taken.push(candidate);
  }
  await submitAndScoreDueTests(server.services);
  const of = `/api/builder/${job.id}`;
  const { version, stages } = (await server.as(admin).get(of)).json();
  const draft = stages.find(({ id }: { id: number }) => id === stage.id);
  const correct = (body: object) =>
    server.as(admin).put(`${of}/stages/${stage.id}/items`, {
      version,
      items: draft.items,
      answerKeys: [
        { item: 'first', points: { 36: 1 } },
        ...draft.answerKeys.filter(({ item }: { item: string }) => item !== 'first'),
      ],
      ...body,
    });
  const scores = async () =>
    (await Promise.all(taken.map((one) => findStoredTestAttempts(server, one)))).map(
      ([attempt]) => attempt?.score,
    );
  const deviations = async () =>
    (await server.as(admin).get(`/api/manage/${job.id}/plan`)).json().deviations;
  return { admin, job, correct, scores, deviations };
}

test('a corrected key scores everybody anew, and says before and after what it did', async () => {
  const { admin, job, correct, scores, deviations } = await scored();
  expect(await scores()).toEqual([25, 0]);
  expect((await correct({})).statusCode).toBe(422);
  const reply = await correct({ reason });
  expect(reply.statusCode, reply.body).toBe(200);
  // The record stands before a single score moves.
  expect(await scores()).toEqual([25, 0]);
  const what = 'Key of “Counting bread” corrected';
  expect(await deviations()).toMatchObject([
    { what: `${what}\nEverybody’s test is being scored anew`, reason },
  ]);
  await Promise.all([
    submitAndScoreDueTests(server.services),
    submitAndScoreDueTests(server.services),
  ]);
  expect(await scores()).toEqual([0, 25]);
  expect(await deviations()).toMatchObject([{ what: `${what}\n2 of 2 scores moved`, reason }]);
  const { tests } = (await server.as(admin).get(`/api/manage/${job.id}/tests`)).json();
  expect(tests[0].corrections).toMatchObject([
    { questions: [1], reason, scored: 2, moved: 2, isDone: true },
  ]);
  const { versions } = (await server.as(admin).get(`/api/manage/${job.id}/plan`)).json();
  expect(JSON.stringify(versions)).not.toContain('points');
});
