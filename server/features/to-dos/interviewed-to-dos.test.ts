import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { makeScorecardTestActions } from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

type ToDos = z.input<(typeof findOwnToDosEndpoint)['output']>;

test('complete cards of a round wait for a decision with whoever runs the role, until it is made or something follows', async () => {
  const { given } = server;
  const org = await given.organisation();
  const [runner, reader] = [await given.member(org), await given.member(org)];
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(runner);
  const made = async () => {
    const application = await given.application(job, { state: 'interviews_tasks' });
    const interview = await given.interviewToScore(application, {
      startsAt: new Date(Date.now() - 3_600_000),
      panel: [reader, admin],
    });
    return { application, interview, ...makeScorecardTestActions(server, interview) };
  };
  const [one, other] = [await made(), await made()];
  await given.counted(job, 'in_interview', 2);
  const decisions = async (who: PlantedMember) =>
    (await server.as(who).get('/user-dashboard/task-data')).json<ToDos>().decisions;
  await one.handIn(reader, [4, 4]);
  await other.handIn(reader, [3, 3]);
  expect(await decisions(runner)).toEqual([]);
  await one.handIn(admin, [5, 2]);
  const waiting = {
    jobId: job.id,
    jobTitle: 'Baker',
    kind: 'interviewed',
    roundId: one.interview.roundId,
    roundName: 'First interview',
    candidates: 1,
  };
  expect(await decisions(runner)).toEqual([waiting]);
  const stages = async () =>
    (await server.as(runner).get(`/api/rest/job/${job.id}`)).json().pipelineStats;
  expect(await stages()).toMatchObject({ inInterview: 1, awaitingDecision: 1 });
  expect(await decisions(reader)).toEqual([]);
  expect(await decisions(admin)).toEqual([]);
  await other.handIn(admin, [1, 1]);
  expect(await decisions(runner)).toEqual([{ ...waiting, candidates: 2 }]);
  await given.interview(other.application, { name: 'Second interview', state: 'invited' });
  expect(await decisions(runner)).toEqual([waiting]);
  await server.as(runner).post(`/api/manage/${job.id}/decide`, {
    applicationIds: [one.application.id],
    decision: 'hire',
  });
  expect(await decisions(runner)).toEqual([]);
});
