import { expect, test } from 'vitest';
import { collectDatabaseErrorsDuringTest } from '../../test/collect-database-errors-during-test.ts';
import {
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import {
  bookInterviewByLink,
  createInterviewSlotInTest,
  givenInterviewCandidate,
  givenInterviewRound,
  inviteCandidatesToRoundInTest,
  listInterviewSlotsInTest,
} from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { maintainInterviewsOfOrganisation } from './maintain-interviews-each-minute.ts';

const server = startTestServer();

/** Both of the panel have a seat at the time that is booked, and the first of them has handed in. */
async function givenHalfOfCards() {
  const round = await givenPanelInterview(server);
  const { owner } = server.given;
  const { one, other, admin, interview, job } = round;
  const slot = await server.given.interviewSlot(admin, interview);
  await owner.query('update core.interview_slot set interview_id = $1 where id = $2', [
    interview.id,
    slot.id,
  ]);
  await owner.query(
    `insert into core.interview_seat (org_id, slot_id, member_id, starts_at, busy_until)
     select org_id, id, unnest($2::bigint[]), starts_at, ends_at from core.interview_slot where id = $1`,
    [slot.id, [one.id, other.id]],
  );
  const actions = makeScorecardTestActions(server, interview);
  await actions.handIn(one, [4, 2]);
  const seat = (...panel: { id: number }[]) =>
    server.as(admin).put(`/api/job/${job.id}/interview-slots/${slot.id}`, {
      startsAt: new Date(Date.now() + 86_400_000),
      roomId: null,
      panel: panel.map(({ id }) => id),
      version: 1,
    });
  return { ...round, ...actions, seat };
}

/** What the trail says of cards that are open because somebody left, and whether each has its event. */
async function openingsOf({ orgId }: { orgId: number }) {
  const { rows } = await server.given.owner.query<{ by: string; id: number | null }>(
    `select e.actor_kind as by, e.actor_id as id from core.event e
     where e.org_id = $1 and e.kind = 'scorecards-opened'`,
    [orgId],
  );
  const trail = await server.given.owner.query(
    "select from audit.entry where org_id = $1 and kind = 'scorecards-opened'",
    [orgId],
  );
  expect(trail.rowCount).toBe(rows.length);
  return rows.map(({ by, id }) => [by, id]);
}

async function countOfWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

test('where whoever leaves a panel was the last whose card is missing, the cards that are in are open', async () => {
  const { one, other, admin, seat, read, mark } = await givenHalfOfCards();
  expect((await read(one)).phase).toBe('scoring');
  expect((await seat(one)).statusCode).toBe(200);
  const card = await read(one);
  expect(card.phase).toBe('opened');
  expect(card.panel).toHaveLength(1);
  expect((await mark(other, 0, { stars: 1 })).statusCode).toBe(404);
  expect((await read(admin)).phase).toBe('opened');
  expect(await openingsOf(admin)).toEqual([['member', admin.id]]);
});

test('the server itself takes whoever was deactivated off a panel, and says that the cards are open', async () => {
  const { one, other, admin, read } = await givenHalfOfCards();
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    other.id,
  ]);
  await maintainInterviewsOfOrganisation(server.services, admin.orgId);
  expect((await read(one)).phase).toBe('opened');
  expect(await openingsOf(admin)).toEqual([['system', null]]);
});

test('a panel is changed while a card is handed in, and neither waits for the other', async () => {
  // However late a busy machine lets go of the lock, whoever waits for it gets it.
  collectDatabaseErrorsDuringTest(server.services);
  const { one, other, admin, interview, application, seat, read } = await givenHalfOfCards();
  const submitting = await server.given.owner.connect();
  await submitting.query('begin');
  // What handing in takes, in its order.
  await submitting.query('select 1 from core.application where id = $1 for no key update', [
    application.id,
  ]);
  const changing = seat(one, admin);
  await expect.poll(countOfWaiting, { interval: 5 }).toBe(1);
  await submitting.query(
    'insert into core.scorecard (org_id, interview_id, member_id, submitted_at) values ($1, $2, $3, now())',
    [other.orgId, interview.id, other.id],
  );
  await submitting.query('commit');
  submitting.release();
  expect((await changing).statusCode).toBe(200);
  expect((await read(one)).phase).not.toBe('opened');
});

test('whoever takes the seat of another has a card to hand in before any is open', async () => {
  const { one, other, admin, seat, read, handIn } = await givenHalfOfCards();
  expect((await seat(one, admin)).statusCode).toBe(200);
  const card = await read(one);
  expect(card.phase).not.toBe('opened');
  expect(card.panel).toHaveLength(2);
  expect((await handIn(other, [5, 5])).statusCode).toBe(404);
});

/** The interview is moved to a time, so many days from now, that is laid for these. */
async function moveTo(
  { admin, interview, job }: Awaited<ReturnType<typeof givenHalfOfCards>>,
  days: number,
  panel: { id: number }[],
) {
  const laid = await server
    .as(admin)
    .post(`/api/job/${job.id}/interview-rounds/${interview.roundId}/slots`, {
      kind: 'single',
      startsAt: new Date(Date.now() + days * 86_400_000),
      panel: panel.map(({ id }) => id),
    });
  const { rows } = await server.given.owner.query<{ version: number }>(
    'select version from core.interview where id = $1',
    [interview.id],
  );
  return server.as(admin).post(`/api/manage/${job.id}/interviews/${interview.id}/book`, {
    slotId: laid.json<{ slotIds: number[] }>().slotIds[0],
    version: rows[0]?.version,
  });
}

test('a move to a time whose panel has handed in opens the cards, and nobody waits for whoever is gone', async () => {
  const round = await givenHalfOfCards();
  const { one, other, admin, read, mark } = round;
  expect((await moveTo(round, 2, [one])).statusCode).toBe(200);
  const card = await read(one);
  expect(card.phase).toBe('opened');
  expect(card.panel).toHaveLength(1);
  expect((await mark(other, 0, { stars: 1 })).statusCode).toBe(404);
  expect(await openingsOf(admin)).toEqual([['member', admin.id]]);
});

test('a move to a time with somebody who has still to score opens nothing', async () => {
  const round = await givenHalfOfCards();
  const { one, admin, read } = round;
  expect((await moveTo(round, 2, [admin])).statusCode).toBe(200);
  expect((await read(admin)).phase).not.toBe('opened');
  expect((await moveTo(round, 3, [admin, one])).statusCode).toBe(200);
  expect((await read(one)).phase).not.toBe('opened');
  expect(await openingsOf(admin)).toEqual([]);
});

test('what somebody had half written before they were deactivated counts for nothing, is read by nobody and stays in the record', async () => {
  const { one, other, admin, mark, note, read } = await givenHalfOfCards();
  await mark(other, 0, { stars: 1, note: 'Left the oven alone.' });
  await note(other, 'Unsure.');
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    other.id,
  ]);
  await maintainInterviewsOfOrganisation(server.services, admin.orgId);
  const card = await read(one);
  expect(card.results?.items[0]).toMatchObject({
    mean: 4,
    marks: [{ memberId: one.id }],
    isToDiscuss: false,
  });
  expect(card.results?.score).toBe(3);
  expect(JSON.stringify([card, await read(admin)])).not.toMatch(/Left the oven alone|Unsure/);
  const { rows } = await server.given.owner.query(
    `select m.stars, m.note, n.text from core.scorecard_mark m
       join core.scorecard_notes n on n.interview_id = m.interview_id and n.member_id = m.member_id
     where m.member_id = $1`,
    [other.id],
  );
  expect(rows).toEqual([{ stars: 1, note: 'Left the oven alone.', text: 'Unsure.' }]);
});

test('whoever runs the role is asked for a panel where nobody is left on it, until somebody is', async () => {
  const { given } = server;
  const org = await given.organisation();
  const [runner, pan] = [await given.member(org), await given.member(org)];
  const job = await given.openJob(runner, { title: 'Baker' });
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const round = await givenInterviewRound(server, runner, { job, panel: [pan] });
  const candidate = await givenInterviewCandidate(server, job);
  const slot = await createInterviewSlotInTest(server, runner, { round, startsAt });
  await inviteCandidatesToRoundInTest(server, runner, { job, round, candidates: [candidate] });
  expect((await bookInterviewByLink(server, candidate, slot)).statusCode).toBe(303);
  const decisions = async () =>
    (await server.as(runner).get('/user-dashboard/task-data')).json().decisions;
  expect(await decisions()).toEqual([]);
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [pan.id]);
  await maintainInterviewsOfOrganisation(server.services, org.id);
  expect(await decisions()).toEqual([
    { jobId: job.id, jobTitle: 'Baker', kind: 'empty-panel', interviews: 1 },
  ]);
  const [listed] = await listInterviewSlotsInTest(server, runner, job);
  const seated = await server.as(runner).put(`/api/job/${job.id}/interview-slots/${slot}`, {
    startsAt,
    roomId: null,
    panel: [runner.id],
    version: listed?.version,
  });
  expect(seated.statusCode).toBe(200);
  expect(await decisions()).toEqual([]);
});
