import { expect, test } from 'vitest';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../../access/database-pools-and-logins-by-door.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import {
  actOnInterview,
  bookInterviewByLink,
  givenInterviewCandidate,
  givenInterviewRound,
  interviewRowOf,
  inviteCandidatesToRoundInTest,
  createInterviewSlotInTest,
  handlePendingInterviewEvents,
} from '../../test/interview-test-actions.ts';
import { collectDatabaseErrorsDuringTest } from '../../test/collect-database-errors-during-test.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import { bookSlotForInterview } from '../interviews/book-slot-for-interview.ts';
import { findInterviewsOfOwnApplication } from './sql/own-interviews-and-free-slots.ts';

const server = startTestServer();
const AT_ONCE = 50;
/** On a busy machine the last of the queue for one row is not to lose patience: all are answered by who was first. */
const patience = { connectionMs: 30_000, statementMs: 60_000 };

async function given(n: number) {
  collectDatabaseErrorsDuringTest(server.services);
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  const round = await givenInterviewRound(server, admin, { job, panel: [admin] });
  const slot = await createInterviewSlotInTest(server, admin, {
    round,
    startsAt: '2026-11-25T10:00:00Z',
  });
  const candidates: TestCandidateClient[] = [];
  for (let i = 0; i < n; i += 1) candidates.push(await givenInterviewCandidate(server, job));
  await inviteCandidatesToRoundInTest(server, admin, { job, round, candidates });
  return { org, admin, job, slot, candidates };
}

test('of ten on one time one gets it by the page, and the others get the fresh list and no e-mail', async () => {
  const { job, slot, candidates } = await given(10);
  const replies = await Promise.all(
    candidates.map((each) => bookInterviewByLink(server, each, slot)),
  );
  const counted = Map.groupBy(replies, ({ statusCode }) => statusCode);
  expect([counted.get(303)?.length, counted.get(409)?.length]).toEqual([1, 9]);
  for (const { body } of counted.get(409) ?? [])
    expect(body).toContain('This time is not free any more');
  await handlePendingInterviewEvents(server);
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select kind from pii.email_message m where m.org_id = $1 and kind like '%interview%' order by kind`,
      [job.orgId],
    ),
  ).toEqual([
    ...Array(10).fill('applicant-interview'),
    'interview-booked',
    'panel-interview-booked',
  ]);
});

test('of fifty at once, from two processes, one gets the time', async () => {
  const { org, slot, candidates } = await given(AT_ONCE);
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  const pools = openDatabasePools(
    {
      app: databaseUrlForLogin(server.url, 'app', identity),
      system: databaseUrlForLogin(server.url, 'app_house', identity),
      reviewer: databaseUrlForLogin(server.url, 'app_reviewer', identity),
    },
    undefined,
    patience,
  );
  collectDatabaseErrorsDuringTest({ pools });
  const second = { ...server.services, pools };
  const book = (candidate: TestCandidateClient, services: typeof second) =>
    runTransactionByDoor(
      { services, door: 'candidate', actor: { orgId: org.id, actorId: candidate.id } },
      async (db) => {
        const [interview] = await findInterviewsOfOwnApplication(db);
        if (interview === undefined) throw new Error('nobody invited them');
        return bookSlotForInterview(db, {
          interview,
          slotId: slot,
          suits: () => true,
          by: { kind: 'candidate', id: candidate.id },
          now: server.services.now(),
          requestId: 'a test',
        });
      },
    );
  const outcomes = await Promise.all(
    candidates.map((candidate, i) => book(candidate, i % 2 === 0 ? server.services : second)),
  );
  await closeDatabasePools(pools);
  const counted = Map.groupBy(outcomes, (outcome) => outcome);
  expect([counted.get('booked')?.length, counted.get('taken')?.length]).toEqual([1, AT_ONCE - 1]);
  const winner = candidates[outcomes.indexOf('booked')];
  if (winner === undefined) throw new Error('nobody got it');
  expect(await interviewRowOf(server, winner)).toMatchObject({
    state: 'booked',
    slotId: slot,
  });
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select count(*)::text from core.interview where org_id = $1 and state = 'booked'`,
      [org.id],
    ),
  ).toEqual(['1']);
});

test('of twenty whom an admin books on one time at once one gets it', async () => {
  const { admin, job, slot, candidates } = await given(20);
  const replies = await Promise.all(
    candidates.map((candidate) =>
      actOnInterview(server, admin, { job, candidate, act: 'book', slotId: slot }),
    ),
  );
  const counted = Map.groupBy(replies, ({ statusCode }) => statusCode);
  expect([counted.get(200)?.length, counted.get(409)?.length]).toEqual([1, 19]);
  for (const reply of counted.get(409) ?? [])
    expect(reply.json<{ message: string }>().message).toContain('This time is taken');
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select i.state from core.interview i join core.interview_slot s on s.interview_id = i.id where s.id = $1
       union all select 'booked elsewhere' from core.interview i where i.org_id = $2 and state = 'booked'
         and not exists (select from core.interview_slot s where s.interview_id = i.id)`,
      [slot, job.orgId],
    ),
  ).toEqual(['booked']);
});
