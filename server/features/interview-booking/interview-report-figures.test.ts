import type { JobSummaryWireFields } from '@evenhand/contract/jobs/legacy-job-summary-wire-codec.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import {
  actOnInterview,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const PERIOD = `from=${dayOf(inDays(-30))}&until=${dayOf(inDays(30))}`;

type Steps = { step: string; runningTotal: number }[];
const totalsOf = (steps: Steps) =>
  Object.fromEntries(steps.map(({ step, runningTotal }) => [step, runningTotal]));

/** Six who came alike; three of them are invited, of whom two are booked and one of these is cancelled, all over HTTP. */
async function roundOfThree() {
  const { given } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  const people = [];
  for (let n = 0; n < 6; n += 1) people.push(await given.application(job));
  await given.counted(job, 'awaiting_review', people.length);
  await given.owner.query(
    `update pii.application_identity set source = 'linkedin' where job_id = $1`,
    [job.id],
  );
  const [a, b, c] = people;
  if (a === undefined || b === undefined || c === undefined) throw new Error('there are six');
  const slots: number[] = [];
  for (const days of [3, 4])
    slots.push(
      await createInterviewSlotInTest(server, admin, {
        round,
        startsAt: inDays(days).toISOString(),
      }),
    );
  const read = async <T>(path: string) => {
    const reply = await server.as(admin).get(path);
    expect([path, reply.statusCode]).toEqual([path, 200]);
    return reply.json<T>();
  };
  const figures = async () => ({
    role: totalsOf((await read<{ steps: Steps }>(`/api/job/${job.id}/report`)).steps),
    organisation: totalsOf(
      (await read<{ demographicsByStep: Steps }>(`/api/org/drop-off?${PERIOD}`)).demographicsByStep,
    ),
    sources: (
      await read<{ referrers: { name: string; interview: number; count: number }[] }>(
        `/api/org/referrer-breakdown?${PERIOD}`,
      )
    ).referrers.map(({ name, count, interview }) => ({ name, count, interview })),
  });
  const card = async () => {
    const { jobs } = await read<{ jobs: z.input<typeof JobSummaryWireFields>[] }>('/job/list-es');
    const stats = jobs.find(({ id }) => id === job.id)?.pipelineStats;
    return stats && { ...stats, inInterview: stats.inInterview + stats.awaitingDecision };
  };
  const invite = () =>
    inviteCandidatesToRoundInTest(server, admin, { job, round, candidates: [a, b, c] });
  const act = (candidate: { id: number }, what: 'book' | 'cancel', slotId?: number) =>
    actOnInterview(server, admin, { job, candidate, act: what, slotId });
  const hire = () =>
    server
      .as(admin)
      .post(`/api/manage/${job.id}/decide`, { applicationIds: [a.id], decision: 'hire' });
  return { a, b, slots, figures, card, invite, act, hire };
}

test('whoever is invited has reached the interviews in the role’s funnel, in drop-off and among their source, and has still when it was cancelled', async () => {
  const { a, b, slots, figures, card, invite, act, hire } = await roundOfThree();
  const reached = { started: 6, submit: 6, review: 0, interview: 0, hired: 0 };
  expect(await figures()).toMatchObject({
    role: reached,
    organisation: reached,
    sources: [{ name: 'linkedin', count: 6, interview: 0 }],
  });
  await invite();
  // Nobody has an interview who was not looked at before.
  const invited = { ...reached, review: 3, interview: 3 };
  expect(await figures()).toMatchObject({
    role: invited,
    organisation: invited,
    sources: [{ name: 'linkedin', count: 6, interview: 3 }],
  });
  expect(await card()).toMatchObject({ awaitingReview: 3, inInterview: 3, hired: 0 });
  expect((await act(a, 'book', slots[0])).statusCode).toBe(200);
  expect((await act(b, 'book', slots[1])).statusCode).toBe(200);
  expect((await act(b, 'cancel')).statusCode).toBe(200);
  expect(await figures()).toMatchObject({ role: invited, organisation: invited });
  expect((await hire()).statusCode).toBe(200);
  const hired = { ...invited, hired: 1 };
  expect(await figures()).toMatchObject({
    role: hired,
    organisation: hired,
    sources: [{ name: 'linkedin', count: 6, interview: 3 }],
  });
  expect(await card()).toMatchObject({ inInterview: 2, hired: 1 });
});
