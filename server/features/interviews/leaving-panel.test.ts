import { expect, test } from 'vitest';
import { givenPanelInterview, makeScorecardActions } from '../../test/scorecard-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';

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
  const actions = makeScorecardActions(server, interview);
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

test('where whoever leaves a panel was the last whose card is missing, the cards that are in are open', async () => {
  const { one, other, admin, seat, read, mark } = await givenHalfOfCards();
  expect((await read(one)).phase).toBe('scoring');
  expect((await seat(one)).statusCode).toBe(200);
  const card = await read(one);
  expect(card.phase).toBe('opened');
  expect(card.panel).toHaveLength(1);
  expect((await mark(other, 0, { stars: 1 })).statusCode).toBe(404);
  expect((await read(admin)).phase).toBe('opened');
});

test('whoever takes the seat of another has a card to hand in before any is open', async () => {
  const { one, other, admin, seat, read, handIn } = await givenHalfOfCards();
  expect((await seat(one, admin)).statusCode).toBe(200);
  const card = await read(one);
  expect(card.phase).not.toBe('opened');
  expect(card.panel).toHaveLength(2);
  expect((await handIn(other, [5, 5])).statusCode).toBe(404);
});
