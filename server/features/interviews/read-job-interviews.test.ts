import type { JobSummaryWireFields } from '@evenhand/contract/jobs/legacy-job-summary-wire-codec.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const now = new Date('2026-11-21T12:00:00Z');
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

async function employer() {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const runner = await given.member(org);
  const [reviewer, panellist] = [
    await given.member(org),
    await given.member(org, { firstName: 'Pan', lastName: 'Ellist' }),
  ];
  const job = await given.openJob(runner);
  await given.part(job, reviewer);
  return { org, admin, runner, reviewer, panellist, job };
}

const calendarOf = (who: PlantedMember, { id }: PlantedJob) =>
  server.as(who).get(`/api/job/${id}/interviews`);

const progressOf = async (who: PlantedMember, { id }: PlantedJob) => {
  const { jobs } = (await server.as(who).get('/job/list-es')).json<{
    jobs: z.input<typeof JobSummaryWireFields>[];
  }>();
  return jobs.find((job) => job.id === id)?.interviewProgress;
};

test('whoever runs the role reads its interviews with panel and state, by reference while sealed', async () => {
  const { given } = server;
  const { admin, runner, panellist, job } = await employer();
  const [open, sealed] = [
    await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' }),
    await given.application(job, { firstName: 'Vorquade', lastName: 'Zilbex' }),
  ];
  await given.openedIdentity(open);
  const second = await given.interview(open, { startsAt: at('15:00:00'), panel: [panellist] });
  const first = await given.interview(sealed, { startsAt: at('09:00:00') });
  const waiting = await given.interview(sealed, {
    name: 'Work trial',
    minutes: 120,
    state: 'invited',
    startsAt: null,
  });
  for (const who of [runner, admin]) {
    const reply = await calendarOf(who, job);
    expect(reply.body).not.toMatch(/Vorquade|Zilbex/);
    expect(reply.json().interviews).toMatchObject([
      { id: first.id, ref: 'KX-11', person: null, state: 'booked', panel: [] },
      {
        id: second.id,
        startsAt: '2026-11-21T15:00:00.000Z',
        minutes: 45,
        applicationId: open.id,
        person: { firstName: 'Zorblax', lastName: 'Quintonish' },
        panel: [{ id: panellist.id, name: 'Pan Ellist' }],
      },
      { id: waiting.id, startsAt: null, minutes: 120, state: 'invited' },
    ]);
  }
});

test('reviewers of the role and colleagues without a part in it read no calendar, nor does another organisation', async () => {
  const { given } = server;
  const { reviewer, panellist, job } = await employer();
  await given.interview(await given.application(job), { panel: [panellist] });
  expect((await calendarOf(reviewer, job)).statusCode).toBe(403);
  // A seat on a panel is no part in the role: their own hours stand in My Tasks.
  expect((await calendarOf(panellist, job)).statusCode).toBe(404);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await calendarOf(stranger, job)).statusCode).toBe(404);
  expect((await server.as(null).get(`/api/job/${job.id}/interviews`)).statusCode).toBe(401);
});

test('card and calendar count the same: asked, with a time, and over by the clock', async () => {
  const { given } = server;
  const { runner, job } = await employer();
  const states = [
    { state: 'invited', startsAt: null },
    { state: 'booked', startsAt: at('15:00:00') },
    { state: 'booked', startsAt: at('11:15:01') },
    // Its end has come: it counts as done before anybody has said so.
    { state: 'booked', startsAt: at('11:15:00') },
    { state: 'done', startsAt: at('09:00:00') },
    { state: 'no_show', startsAt: at('09:00:00') },
    { state: 'cancelled', startsAt: at('09:00:00') },
  ] as const;
  for (const interview of states) await given.interview(await given.application(job), interview);
  const gone = await given.application(job);
  await given.interview(gone, { startsAt: at('16:00:00') });
  await given.owner.query(
    `update core.application set state = 'withdrawn', withdrawn_at = $2 where id = $1`,
    [gone.id, at('10:00:00')],
  );
  await given.interview(await given.application(job), { name: 'Work trial', state: 'cancelled' });
  server.setNow(now);
  const expected = [
    { name: 'First interview', invited: 6, booked: 5, done: 2 },
    { name: 'Work trial', invited: 0, booked: 0, done: 0 },
  ];
  expect(await progressOf(runner, job)).toEqual(expected);
  const { rounds, interviews } = (await calendarOf(runner, job)).json();
  expect(rounds).toMatchObject(expected);
  expect(interviews).toHaveLength(6);
  server.setNow(at('15:45:00'));
  expect(await progressOf(runner, job)).toMatchObject([{ done: 4 }, { done: 0 }]);
  server.setNow(null);
});
