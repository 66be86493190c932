import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseDoorName } from '../../access/database-pools-and-logins-by-door.ts';
import {
  type TransactionActor,
  runTransactionByDoor,
} from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import {
  givenCandidateBeforeTest,
  givenJobWithCandidateTest,
  saveTestChoicesByScript,
} from '../../test/candidate-test-taking-helpers.ts';
import { submitAndScoreDueTests } from './submit-and-score-due-tests.ts';

const server = startTestServer();

let admin: PlantedMember;
let own: TransactionActor;
let done: TestCandidateClient;
let running: TestCandidateClient;
beforeAll(async () => {
  const given = await givenJobWithCandidateTest(server, { minutes: 20 });
  admin = given.admin;
  done = await givenCandidateBeforeTest(server, given.job);
  running = await givenCandidateBeforeTest(server, given.job);
  for (const candidate of [done, running]) {
    await candidate.post('test/1/start');
    await saveTestChoicesByScript(server, candidate, { first: ['24'] });
  }
  await done.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  own = { orgId: admin.orgId, actorId: done.id };
});

/** What a door is answered. */
async function ask<D extends DatabaseDoorName>(
  door: D,
  actor: TransactionActor,
  query: ReturnType<typeof sql>,
): Promise<unknown[]> {
  return runTransactionByDoor({ services: server.services, door, actor }, async (db) => {
    // Each door is asked the same, whatever its types would let it ask.
    const { rows } = await query.execute(db as never);
    return rows;
  });
}

test.each<[DatabaseDoorName, string]>([
  ['candidate', 'select points from core.answer_key'],
  ['candidate', 'select * from core.answer_key_correction'],
  ['candidate', 'select score from core.test_result'],
  ['candidate', 'select is_scored from core.test_attempt'],
  ['candidate', `update core.test_attempt set ends_at = now() + interval '1 day'`],
  ['candidate', 'update core.test_attempt set started_at = now()'],
  ['candidate', 'delete from core.test_attempt'],
  ['candidate', 'insert into core.test_result (application_id) values (1)'],
  ['public', 'select points from core.answer_key'],
  ['public', 'select stage_id from core.test_attempt'],
  ['public', 'select band from core.test_result'],
  ['reviewer', 'select points from core.answer_key'],
  ['reviewer', 'select stage_id from core.test_attempt'],
  ['reviewer', 'select band from core.test_result'],
  ['operator', 'select points from core.answer_key'],
  ['staff', 'select answers from core.test_attempt'],
  ['staff', 'select started_at from core.test_attempt'],
  ['staff', 'select ends_at from core.test_attempt'],
  ['staff', 'select time_factor from core.test_attempt'],
  ['staff', 'update core.test_result set score = 100'],
  ['aggregate', 'select score from core.test_result'],
])('the %s door has no right to %s', async (door, query) => {
  await expect(ask(door, own, sql.raw(query))).rejects.toThrow('permission denied');
});

test('a candidate finds their own attempt alone, and it stays as it was handed in', async () => {
  const attempts = sql`select application_id as id, answers from core.test_attempt`;
  const mine = [{ id: done.id, answers: { first: ['24'] } }];
  expect(await ask('candidate', own, attempts)).toEqual(mine);
  const change = sql`update core.test_attempt set answers = '{}', handed_in_at = null returning application_id`;
  expect(await ask('candidate', own, change)).toEqual([]);
  expect(await ask('candidate', { ...own, actorId: running.id }, attempts)).toHaveLength(1);
  const begun = sql`insert into core.test_attempt (application_id, job_id, stage_id, started_at)
    select ${running.id}, job_id, stage_id, now() from core.test_attempt on conflict do nothing`;
  await expect(ask('candidate', own, begun)).rejects.toThrow('row-level security');
});

test('a candidate hears of the band once they know how it ended, and not before', async () => {
  const bands = () => ask('candidate', own, sql`select band from core.test_result`);
  const title = 'How your test went';
  const { owner } = server.given;
  const set = (state: string) =>
    owner.query(
      `update core.application set state = $2, submitted_at = coalesce(submitted_at, now()), rejected_by = $3,
         rejected_at = case when $2 = 'rejected' then now() end where id = $1`,
      [done.id, state, state === 'rejected' ? admin.id : null],
    );
  for (const state of ['started', 'submitted', 'in_review', 'interviews_tasks', 'rejected']) {
    await set(state);
    expect([state, await bands()]).toEqual([state, []]);
    expect((await done.get('status')).body).not.toContain(title);
  }
  // The e-mail that says it leaves some hours after the decision.
  await owner.query(
    `update core.application set rejected_at = now() - interval '1 day' where id = $1`,
    [done.id],
  );
  for (const knowsIt of [async () => {}, async () => set('hired')]) {
    await knowsIt();
    expect(await bands()).toEqual([{ band: 'developing' }]);
    const { body } = await done.get('status');
    expect([body.includes(title), body.includes('Developing')]).toEqual([true, true]);
  }
  await set('submitted');
});

test('another employer finds no attempt, no score and no key', async () => {
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const actor = { orgId: stranger.orgId, actorId: stranger.id };
  for (const query of [
    'select stage_id from core.test_attempt',
    'select score from core.test_result',
    'select points from core.answer_key',
    'select reason from core.answer_key_correction',
  ])
    expect([query, await ask('staff', actor, sql.raw(query))]).toEqual([query, []]);
  const staff = { orgId: admin.orgId, actorId: admin.id };
  expect(await ask('staff', staff, sql`select stage_id from core.test_attempt`)).toHaveLength(2);
});

test('whoever reads blind does not see the tests of those who wait for others', async () => {
  const { given } = server;
  const { job } = await givenJobWithCandidateTest(server);
  const reader = await given.member({ id: job.orgId });
  await given.part(job, reader);
  const candidate = await givenCandidateBeforeTest(server, job);
  await candidate.post('test/1/start');
  await candidate.post('test/1', { do: 'hand-in' });
  await submitAndScoreDueTests(server.services);
  const actor = { orgId: job.orgId, actorId: reader.id };
  for (const query of [
    'select stage_id from core.test_attempt',
    'select score from core.test_result',
  ])
    expect(await ask('staff', actor, sql.raw(query))).toEqual([]);
});
