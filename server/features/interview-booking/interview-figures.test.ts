import type { JobSummaryWireFields } from '@evenhand/contract/jobs/legacy-job-summary-wire-codec.ts';
import type * as z from 'zod/mini';
import { beforeEach, expect, test } from 'vitest';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import {
  actOnInterview,
  bookInterviewByLink,
  cancelInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  handlePendingInterviewEvents,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';

const server = startTestServer();

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
let candidates: TestCandidateClient[];
let slots: number[];
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN', firstName: 'Ad', lastName: 'Min' });
  job = await server.given.openJob(admin, { title: 'Baker' });
  round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  candidates = [];
  slots = [];
  for (const day of [25, 26, 27]) {
    candidates.push(await givenInterviewCandidate(server, job, { firstName: 'Zyxanna' }));
    slots.push(
      await createInterviewSlotInTest(server, admin, {
        round,
        startsAt: `2026-11-${day}T10:00:00Z`,
      }),
    );
  }
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates });
});

const book = async (n: number) => {
  const [candidate, slot] = [candidates[n], slots[n]];
  if (candidate === undefined || slot === undefined) throw new Error('there are three');
  expect((await bookInterviewByLink(server, candidate, slot)).statusCode).toBe(303);
  return candidate;
};
const progress = async () => {
  const { jobs } = (await server.as(admin).get('/job/list-es')).json<{
    jobs: z.input<typeof JobSummaryWireFields>[];
  }>();
  return jobs.find(({ id }) => id === job.id)?.interviewProgress;
};
const widget = async (date: string) =>
  (await server.as(admin).post('/api/org-interviews', { date })).json<{ startsAt: string }[]>();
const counted = (invited: number, booked: number, done: number) => [
  { name: 'First interview', invited, booked, done },
];

test('card, calendar and widget count what was invited, booked, held and cancelled', async () => {
  expect(await progress()).toEqual(counted(3, 0, 0));
  const first = await book(0);
  const second = await book(1);
  expect(await progress()).toEqual(counted(3, 2, 0));
  expect((await widget('2026-11-25')).map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-25T10:00:00.000Z',
  ]);
  await cancelInterviewByLink(server, second);
  expect(await progress()).toEqual(counted(2, 1, 0));
  expect(await widget('2026-11-26')).toEqual([]);
  server.setNow(new Date('2026-11-25T10:50:00Z'));
  await actOnInterview(server, admin, {
    job,
    candidate: first,
    act: 'outcome',
    outcome: 'done',
  });
  expect(await progress()).toEqual(counted(2, 1, 1));
  const calendar = (await server.as(admin).get(`/api/job/${job.id}/interviews`)).json<{
    interviews: { state: string; panel: object[] }[];
  }>();
  expect(calendar.interviews).toMatchObject([
    { state: 'done', panel: [{ id: admin.id, name: 'Ad Min' }] },
    { state: 'invited', startsAt: null, panel: [] },
  ]);
});

test('webhooks hear of what was booked, moved and cancelled, and of no name', async () => {
  const webhook = await server.given.webhook(admin);
  await server.given.owner.query('update core.webhook set events = $2 where id = $1', [
    webhook.id,
    ['interview.booked', 'interview.changed', 'interview.cancelled'],
  ]);
  const candidate = await book(0);
  await bookInterviewByLink(server, candidate, slots[1] ?? 0);
  await cancelInterviewByLink(server, candidate);
  await handlePendingInterviewEvents(server);
  const bodies = await queryFirstColumn(
    server.given.owner,
    'select body from core.webhook_delivery where webhook_id = $1 order by id',
    [webhook.id],
  );
  expect(bodies.map((body) => JSON.parse(String(body)).type)).toEqual([
    'interview.booked',
    'interview.changed',
    'interview.cancelled',
  ]);
  expect(bodies.join()).not.toContain('Zyxanna');
});

test('the feed tells of interviews by the day and without a name, and the trail of each', async () => {
  const candidate = await book(0);
  await cancelInterviewByLink(server, candidate);
  const feed = (await server.as(admin).get('/api/activity')).body;
  for (const part of [
    'Ad Min invited 3 candidates to an interview for Baker',
    'An interview was booked for Baker',
    'An interview was cancelled for Baker',
  ])
    expect(feed).toContain(part);
  expect(feed).not.toContain('Zyxanna');
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select kind from audit.entry where org_id = $1 and kind like 'interview%' order by id`,
      [org.id],
    ),
  ).toEqual([
    'interview-round-changed',
    ...Array(3).fill('interview-times-laid'),
    'interviews-invited',
    'interview-booked',
    'interview-cancelled',
  ]);
});
