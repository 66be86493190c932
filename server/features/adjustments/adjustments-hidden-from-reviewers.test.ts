import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { DatabaseDoorName } from '../../access/database-pools-and-logins-by-door.ts';
import {
  readAdjustmentsAsMemberInTest,
  answerNewestAdjustment,
  postAdjustmentForm,
} from '../../test/adjustment-test-actions.ts';
import {
  databaseDoorNames,
  queryFirstColumn,
} from '../../test/database-doors-logins-and-table-lists.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type {
  PlantedApplication,
  PlantedJob,
  PlantedMember,
  PlantedOrganisation,
} from '../../test/test-data-types.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';

const server = startTestServer();

let org: PlantedOrganisation;
let admin: PlantedMember;
let reading: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  reading = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  await server.given.question(job);
  candidate = await beginTestApplication(server, job);
});

const ids = () => ({ jobId: job.id, applicationId: candidate.id });
/** A member with a review to do on the role. */
const readsAnswer = async (who: PlantedMember) =>
  server.given.batch(job, {
    by: admin,
    reviewers: [who],
    applications: [await server.given.application(job)],
  });
/** While it is open, whoever reviews does not even find who has begun. */
const closeJob = () =>
  server.given.owner.query(
    `update core.job set closes_at = now() - interval '1 day' where id = $1`,
    [job.id],
  );
const asStaff = async (who: PlantedMember, text: string) =>
  runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId: org.id, actorId: who.id } },
    async (db) => (await sql.raw<{ n: number }>(text).execute(db)).rows.length,
  );

describe('whoever reviews answers of a role', () => {
  test('is told that adjustments are hidden, alike whether there are any', async () => {
    await readsAnswer(reading);
    await closeJob();
    const before = await readAdjustmentsAsMemberInTest(server, reading, ids());
    expect(before).toEqual({
      isHidden: true,
      adjustments: [],
      timeFactor: 1,
      enteredBy: null,
      may: { answer: false },
    });
    await postAdjustmentForm(candidate);
    await answerNewestAdjustment(server, admin, { ...ids(), answer: { timeFactor: 2 } });
    expect(await readAdjustmentsAsMemberInTest(server, reading, ids())).toEqual(before);
    expect((await readAdjustmentsAsMemberInTest(server, admin, ids())).adjustments).toHaveLength(1);
  });

  test('answers none, and enters no application', async () => {
    await readsAnswer(reading);
    await closeJob();
    await postAdjustmentForm(candidate);
    const { adjustments } = await readAdjustmentsAsMemberInTest(server, admin, ids());
    const { jobId, applicationId } = ids();
    const reply = await server
      .as(reading)
      .post(`/api/manage/${jobId}/candidates/${applicationId}/adjustments/${adjustments[0]?.id}`, {
        version: 1,
        outcome: 'agreed',
        timeFactor: 1,
        maySendUntil: null,
        words: 'Agreed.',
      });
    expect(reply.statusCode).toBe(403);
  });

  test('sees them again once the reviews are finished; a reviewer of the role who is an admin besides, never', async () => {
    await postAdjustmentForm(candidate);
    await readsAnswer(reading);
    await server.given.owner.query(
      `update blind.review_session s set finished = true from core.reviewer_link l
       where l.id = s.link_id and l.member_id = $1`,
      [reading.id],
    );
    expect((await readAdjustmentsAsMemberInTest(server, reading, ids())).adjustments).toHaveLength(
      1,
    );
    await server.given.part(job, reading, 'reviewer');
    expect((await readAdjustmentsAsMemberInTest(server, reading, ids())).isHidden).toBe(true);
  });

  test('finds no row of them by whatever statement, nor an event or an e-mail that tells of one', async () => {
    await postAdjustmentForm(candidate);
    await answerNewestAdjustment(server, admin, ids());
    await writeEmailsOfAllPendingEvents(server);
    await readsAnswer(reading);
    const rows = {
      adjustment: 'select id from pii.adjustment',
      entry: 'select application_id from pii.entered_application',
      event: `select id from core.event where kind like 'adjustment%'`,
      email: `select id from pii.email_message where kind like 'adjustment%'`,
      trail: `select id from audit.entry where kind like 'adjustment%' and (actor_id is distinct from ${admin.id}
        and actor_id is not null or subject not like 'adjustment %')`,
    };
    for (const [what, text] of Object.entries(rows))
      expect([what, await asStaff(reading, text)]).toEqual([what, 0]);
    expect(await asStaff(admin, rows.adjustment)).toBe(1);
    // Not even whoever answered finds the e-mail, which would say of whom it is.
    expect(await asStaff(admin, rows.email)).toBe(0);
  });

  test('and whoever looks through an admin’s eyes finds nothing', async () => {
    await postAdjustmentForm(candidate);
    const session = await server.given.support(admin);
    expect((await readAdjustmentsAsMemberInTest(server, { session }, ids())).isHidden).toBe(true);
  });
});

test('whoever has read what somebody asks for is never dealt their answers', async () => {
  const applications: PlantedApplication[] = [];
  const question = await server.given.question(job, { text: 'Another question?' });
  for (let n = 0; n < 5; n += 1) {
    const application = await server.given.application(job);
    await server.given.answer(application, question);
    applications.push(application);
  }
  const [one] = applications;
  if (one === undefined) throw new Error('nobody applied');
  await server.given.adjustment(one);
  await readAdjustmentsAsMemberInTest(server, admin, { jobId: job.id, applicationId: one.id });
  // The dealing may leave a pair out by its lot: that they are apart stands here.
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select how from core.identity_seen where application_id = $1 and member_id = $2',
      [one.id, admin.id],
    ),
  ).toEqual(['adjusted']);
  await closeJob();
  const others = [await server.given.member(org), await server.given.member(org)];
  const round = makeHiringRoundActionsOverHttp(server);
  await round.sendToReview(admin, { id: job.id }, applications, [admin, ...others]);
  const { rows } = await server.given.owner.query<{ dealt: number; ofOne: number }>(
    `select count(*)::int as dealt, count(*) filter (where r.application_id = $2)::int as "ofOne"
     from core.review r join core.reviewer_link l on l.id = r.link_id where l.member_id = $1`,
    [admin.id, one.id],
  );
  expect(rows[0]?.dealt).toBeGreaterThan(0);
  expect(rows[0]?.ofOne).toBe(0);
});

test('no other door reads what is asked, and none but the candidate and the staff writes it', async () => {
  const inDoor = (door: DatabaseDoorName, text: string) =>
    runTransactionByDoor(
      { services: server.services, door, actor: { orgId: org.id, actorId: null } },
      (db) =>
        // Each door has tables of its own; here all are asked for the same.
        sql.raw(text).execute(db as never),
    );
  for (const door of databaseDoorNames) {
    for (const column of ['words', 'wishes', 'answer', 'time_factor']) {
      const read = inDoor(door, `select ${column} from pii.adjustment`);
      if (door === 'staff' || door === 'candidate') await expect(read).resolves.toBeDefined();
      else await expect(read, `${door} ${column}`).rejects.toMatchObject({ code: '42501' });
    }
    const write = inDoor(
      door,
      `update pii.adjustment set answer = 'x', time_factor = 2, answered_at = now()`,
    );
    if (door === 'staff') await expect(write).resolves.toBeDefined();
    else await expect(write, door).rejects.toMatchObject({ code: '42501' });
  }
});

test('a candidate cannot ask in another’s name, nor change what was answered', async () => {
  const other = await beginTestApplication(server, job);
  await postAdjustmentForm(other);
  const asCandidate = (text: string) =>
    runTransactionByDoor(
      {
        services: server.services,
        door: 'candidate',
        actor: { orgId: org.id, actorId: candidate.id },
      },
      async (db) => Number((await sql.raw(text).execute(db)).numAffectedRows ?? 0),
    );
  const insert = (applicationId: number) =>
    asCandidate(
      `insert into pii.adjustment (application_id, job_id, words, asked_at) values (${applicationId}, ${job.id}, 'x', now())`,
    );
  await expect(insert(other.id)).rejects.toMatchObject({ code: '42501' });
  expect(await asCandidate(`update pii.adjustment set words = 'mine'`)).toBe(0);
  await postAdjustmentForm(candidate);
  await answerNewestAdjustment(server, admin, ids());
  expect(await asCandidate(`update pii.adjustment set words = 'more'`)).toBe(0);
});
