import { beforeEach, expect, test } from 'vitest';
import {
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  interviewRowOf,
  createInterviewSlotInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';

const server = startTestServer();

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let round: { id: number; url: string };
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  round = await givenInterviewRound(server, admin, { job, panel: [admin] });
});

const ask = (
  what: 'invite' | 'capacity',
  applicationIds: number[],
  more: object = {},
  who = admin,
) =>
  server.as(who).post(`/api/manage/${job.id}/interview-rounds/${round.id}/${what}`, {
    applicationIds,
    ...more,
  });

test('the chosen are invited once; who is invited or booked already stays as they are', async () => {
  const [one, two] = [
    await givenInterviewCandidate(server, job),
    await givenInterviewCandidate(server, job),
  ];
  expect((await ask('invite', [one.id, one.id])).json()).toEqual({
    invited: [one.id],
    unchanged: [],
  });
  await bookInterviewByLink(
    server,
    one,
    await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-11-25T10:00:00Z' }),
  );
  const again = (await ask('invite', [one.id, two.id])).json();
  expect(again).toEqual({ invited: [two.id], unchanged: [one.id] });
  expect(await interviewRowOf(server, one)).toMatchObject({ state: 'booked' });
});

test('whoever is still in review moves on by it; from where that is not possible nobody is invited', async () => {
  const reviewed = await server.given.application(job, { state: 'in_review' });
  expect((await ask('invite', [reviewed.id])).json()).toMatchObject({ invited: [reviewed.id] });
  const { rows } = await server.given.owner.query(
    `select a.state, d.from_state as was from core.application a join core.decision d on d.application_id = a.id where a.id = $1`,
    [reviewed.id],
  );
  expect(rows).toEqual([{ state: 'interviews_tasks', was: 'in_review' }]);
  const fine = await givenInterviewCandidate(server, job);
  for (const state of ['started', 'rejected', 'hired', 'withdrawn']) {
    const other = await server.given.application(job);
    await server.given.owner.query(
      `update core.application set state = $2, rejected_by = $3, rejected_at = now() where id = $1`,
      [other.id, state, admin.id],
    );
    const refused = await ask('invite', [fine.id, other.id]);
    expect([state, refused.statusCode, refused.json().code]).toEqual([state, 409, 'not-in-stage']);
  }
  await expect(interviewRowOf(server, fine)).rejects.toThrow('nobody invited them');
  const elsewhere = await server.given.application(await server.given.openJob(admin));
  expect((await ask('invite', [fine.id, elsewhere.id])).statusCode).toBe(404);
});

test('too few free times are said before anything is sent', async () => {
  const [one, two] = [
    await givenInterviewCandidate(server, job),
    await givenInterviewCandidate(server, job),
  ];
  expect((await ask('capacity', [one.id])).json()).toEqual({
    toInvite: 1,
    already: 0,
    waiting: 0,
    free: 0,
    freeLong: 0,
    warning: 'There are 0 free times for 1 person. Lay more, or some will find none.',
  });
  // Within the notice, and of twice the length.
  await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-11-21T11:00:00Z' });
  await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-11-25T10:00:00Z',
    minutes: 90,
  });
  await createInterviewSlotInTest(server, admin, { round, startsAt: '2026-11-26T10:00:00Z' });
  await ask('invite', [two.id]);
  expect((await ask('capacity', [one.id, two.id])).json()).toMatchObject({
    toInvite: 1,
    already: 1,
    free: 2,
    freeLong: 1,
  });
  expect((await ask('capacity', [one.id])).json()).toMatchObject({
    waiting: 1,
    warning: expect.stringContaining('1 free time for 2 people, 1 of them invited before'),
  });
});

test('whoever does not run the role, and another organisation, invite nobody', async () => {
  const candidate = await givenInterviewCandidate(server, job);
  const reviewer = await server.given.member(org);
  await server.given.part(job, reviewer);
  const colleague = await server.given.member(org);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (const [who, status] of [
    [reviewer, 403],
    [colleague, 404],
    [stranger, 404],
  ] as const)
    for (const what of ['invite', 'capacity'] as const)
      expect((await ask(what, [candidate.id], {}, who)).statusCode).toBe(status);
  expect((await ask('invite', [])).statusCode).toBe(422);
});
