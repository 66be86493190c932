import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  givenPanelInterview,
  makeScorecardTestActions,
} from '../../test/given-panel-interview-and-scorecard-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

async function panel(of = {}) {
  const round = await givenPanelInterview(server, of);
  return { ...round, ...makeScorecardTestActions(server, round.interview) };
}

/** Whatever a verb could ask, as this member. */
function asMember<T>({ orgId, id }: PlantedMember, work: (db: Db<'staff'>) => Promise<T>) {
  return runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId, actorId: id } },
    work,
  );
}

async function whoseMarks(reader: PlantedMember): Promise<number[]> {
  const marks = await asMember(reader, (db) =>
    db.selectFrom('core.scorecard_mark').select('member_id').execute(),
  );
  const notes = await asMember(reader, (db) =>
    db.selectFrom('core.scorecard_notes').select('member_id').execute(),
  );
  return [...new Set([...marks, ...notes].map((row) => row.member_id))].sort((a, b) => a - b);
}

test('by whatever statement nobody reads the marks of another before the last card is in, admins with a seat and without included', async () => {
  const { one, other, admin, mark, note, submit, handIn } = await panel();
  await mark(one, 0, { stars: 5 });
  await note(other, 'Unsure.');
  const both = [one.id, other.id].sort((a, b) => a - b);
  expect(await whoseMarks(one)).toEqual([one.id]);
  expect(await whoseMarks(other)).toEqual([other.id]);
  expect(await whoseMarks(admin)).toEqual([]);
  await mark(one, 1, { stars: 5 });
  await submit(one);
  // Theirs is in, and the other's is not.
  expect(await whoseMarks(one)).toEqual([one.id]);
  expect(await whoseMarks(other)).toEqual([other.id]);
  expect(await whoseMarks(admin)).toEqual([]);
  await handIn(other, [1, 1]);
  for (const reader of [one, other, admin]) expect(await whoseMarks(reader)).toEqual(both);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect(await whoseMarks(stranger)).toEqual([]);
});

test('by whatever statement nobody writes on the card of another, without a seat, on one that is in, or opens them', async () => {
  const { one, other, admin, handIn, interview } = await panel();
  const item = interview.items[0]?.id ?? 0;
  const insert = (db: Db<'staff'>, memberId: number) =>
    sql`insert into core.scorecard_mark (interview_id, question_id, stars) values (${interview.id}, ${item}, 1)
      on conflict on constraint scorecard_mark_pkey do update set stars = 1
        where scorecard_mark.member_id = ${memberId}`.execute(db);
  await expect(asMember(admin, (db) => insert(db, admin.id))).rejects.toThrow(/row-level security/);
  await handIn(one, [5, 5]);
  await expect(asMember(one, (db) => insert(db, one.id))).rejects.toThrow(/row-level security/);
  const forged = (db: Db<'staff'>, statement: string) => sql.raw(statement).execute(db);
  for (const statement of [
    `insert into core.scorecard_mark (interview_id, member_id, question_id, stars) values (${interview.id}, ${one.id}, ${item}, 1)`,
    `update core.scorecard set submitted_at = now() where interview_id = ${interview.id}`,
    `insert into core.scorecards_opened (interview_id, opened_at) values (${interview.id}, now())`,
    `delete from core.scorecard_mark where interview_id = ${interview.id}`,
  ])
    await expect(asMember(other, (db) => forged(db, statement))).rejects.toThrow(
      /permission denied/,
    );
  const changed = await asMember(other, (db) =>
    forged(db, `update core.scorecard_mark set stars = 1 where member_id = ${one.id}`),
  );
  expect(changed.numAffectedRows).toBe(0n);
  await expect(
    asMember(other, (db) =>
      forged(
        db,
        `insert into core.agreed_mark (interview_id, question_id, n, stars, reason, signed_by, signed_at)
         values (${interview.id}, ${item}, 1, 5, 'We agreed on it.', ${one.id}, now())`,
      ),
    ),
  ).rejects.toThrow(/row-level security/);
});

test('support that looks through the eyes of a member reads no mark, open or not', async () => {
  const { one, other, admin, handIn, path } = await panel();
  await handIn(one, [5, 5]);
  const support = { session: await server.given.support(one) };
  const seen = async () => (await server.as(support).get(path)).json();
  expect((await seen()).items.map((item: { mark: unknown }) => item.mark)).toEqual([null, null]);
  await handIn(other, [1, 1]);
  expect(await seen()).toMatchObject({ phase: 'opened', results: null });
  expect((await server.as(admin).get(path)).json().results).not.toBeNull();
});
