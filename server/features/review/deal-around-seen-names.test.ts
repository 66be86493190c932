import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { PlantedApplication, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { givenJobReadyForReview } from '../../test/given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();
const REASON = 'Asked for a copy of their data today.';

type Ready = Awaited<ReturnType<typeof givenJobReadyForReview>>;

const wishOf = (ready: Ready, reviewers: PlantedMember[], reviewsPerAnswer = 2) => ({
  applicationIds: ready.applications.map(({ id }) => id),
  reviewerIds: reviewers.map(({ id }) => id),
  reviewsPerAnswer,
  confirmed: true,
});

const send = (ready: Ready, reviewers: PlantedMember[], reviewsPerAnswer?: number) =>
  server
    .as(ready.admin)
    .post(`/api/manage/${ready.job.id}/send-to-review`, wishOf(ready, reviewers, reviewsPerAnswer));

const open = (ready: Ready, application: PlantedApplication, who: PlantedMember = ready.admin) =>
  server.as(who).post(`/api/manage/${ready.job.id}/candidates/${application.id}/open-identity`, {
    reason: REASON,
  });

/** The candidates whose answers each reviewer was dealt. */
async function dealtTo(ready: Ready, who: PlantedMember): Promise<number[]> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `select distinct r.application_id as id from core.review r join core.reviewer_link l on l.id = r.link_id
     where l.job_id = $1 and l.member_id = $2 order by 1`,
    [ready.job.id, who.id],
  );
  return rows.map(({ id }) => id);
}

async function waysOf(application: PlantedApplication): Promise<[member: number, how: string][]> {
  const { rows } = await server.given.owner.query<{ member: number; how: string }>(
    'select member_id as member, how from core.identity_seen where application_id = $1 order by 1',
    [application.id],
  );
  return rows.map(({ member, how }) => [member, how]);
}

const first = (ready: Ready) => ready.applications[0] as PlantedApplication;

test('whoever has opened a name is dealt the answers of all others, and every answer keeps its number of readers', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 6, reviewers: 2 });
  const reviewers = [ready.admin, ...ready.reviewers];
  expect((await open(ready, first(ready))).statusCode).toBe(200);
  const estimate = await server
    .as(ready.admin)
    .post(`/api/manage/${ready.job.id}/review-estimate`, wishOf(ready, reviewers));
  expect(estimate.json().dealtAround).toEqual([{ id: ready.admin.id, seen: 1, mayRead: 5 }]);
  expect((await send(ready, reviewers)).statusCode).toBe(201);
  const theirs = await dealtTo(ready, ready.admin);
  expect(theirs.length).toBeGreaterThan(0);
  expect(theirs).not.toContain(first(ready).id);
  const { rows } = await server.given.owner.query(
    `select distinct n::int from (select count(*) as n from core.review r join core.review_batch b on b.id = r.batch_id
       where b.job_id = $1 group by r.application_id, r.question_id) c`,
    [ready.job.id],
  );
  expect(rows).toEqual([{ n: 2 }]);
  const report = (
    await server
      .as(ready.reviewers[0] as PlantedMember)
      .get(`/api/manage/${ready.job.id}/review-progress`)
  ).statusCode;
  expect(report).toBe(404);
});

test('the reviewers’ page tells who was dealt around, and that nobody was dealt a name they had seen', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 2 });
  const second = await server.given.member({ id: ready.job.orgId }, { role: 'ADMIN' });
  await open(ready, first(ready), second);
  await send(ready, [second, ...ready.reviewers]);
  const progress = (
    await server.as(ready.admin).get(`/api/manage/${ready.job.id}/review-progress`)
  ).json<{ seenPairs: number; reviewers: { id: number; namesSeen: number }[] }>();
  expect(progress.seenPairs).toBe(0);
  expect(progress.reviewers.find(({ id }) => id === second.id)?.namesSeen).toBe(1);
  expect(progress.reviewers.filter(({ namesSeen }) => namesSeen === 0)).toHaveLength(2);
});

test('where nobody else is left the batch is refused, with the reference, who has seen the name and what to do', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 1 });
  await open(ready, first(ready));
  const [other] = ready.reviewers as [PlantedMember];
  for (const path of ['review-estimate', 'send-to-review']) {
    const reply = await server
      .as(ready.admin)
      .post(`/api/manage/${ready.job.id}/${path}`, wishOf(ready, [ready.admin, other]));
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields.reviewerIds).toBe(
      'Too few of these reviewers may read KX-10: Some Body has seen the name behind it. Choose more reviewers, ask for fewer reviews per answer, or leave this candidate out.',
    );
  }
  expect(await dealtTo(ready, other)).toEqual([]);
  expect((await send(ready, [ready.admin, other], 1)).statusCode).toBe(201);
  expect(await dealtTo(ready, ready.admin)).not.toContain(first(ready).id);
});

test('who finds somebody by identity search is never dealt that person’s answers', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 2 });
  const { given } = server;
  const searched = await given.application(ready.job, { firstName: 'Zorblax', lastName: 'Quint' });
  ready.applications.push(searched);
  await server.as(ready.admin).post('/api/search/identities', { query: 'zorblax', reason: REASON });
  expect(await waysOf(searched)).toEqual([[ready.admin.id, 'searched']]);
  expect((await send(ready, [ready.admin, ...ready.reviewers])).statusCode).toBe(201);
  expect(await dealtTo(ready, ready.admin)).not.toContain(searched.id);
});

test('a name that stands open in a list is seen by whoever reads the list, and by nobody else', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 2 });
  await server.given.openedIdentity(first(ready));
  expect(await waysOf(first(ready))).toEqual([]);
  await server.as(ready.admin).get(`/api/manage/${ready.job.id}/candidates`);
  expect(await waysOf(first(ready))).toEqual([[ready.admin.id, 'shown']]);
  expect(await waysOf(ready.applications[1] as PlantedApplication)).toEqual([]);
});

test('sitting on a panel is meeting them, and an e-mail about somebody is seeing them', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 2 });
  const [panellist, written] = ready.reviewers as [PlantedMember, PlantedMember];
  await server.given.interview(first(ready), { panel: [panellist] });
  await server.given.owner.query(
    `insert into pii.email_message (org_id, kind, application_id, member_id, to_address, subject, text, html, message_id)
     values ($1, 'some', $2, $3, 'x@example.com', '', '', '', '<some@example.com>')`,
    [ready.job.orgId, first(ready).id, written.id],
  );
  expect(new Set(await waysOf(first(ready)))).toEqual(
    new Set([
      [panellist.id, 'interviewed'],
      [written.id, 'mailed'],
    ]),
  );
});

test('what a leaving reviewer has not scored is not dealt to somebody who has met the person', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 3, questions: 1 });
  const [leaving, other, third] = ready.reviewers as [PlantedMember, PlantedMember, PlantedMember];
  await send(ready, [leaving, other], 1);
  await server.given.part(ready.job, third);
  const theirs = await dealtTo(ready, leaving);
  const met = ready.applications.find(({ id }) => id === theirs[0]) as PlantedApplication;
  await server.given.interview(met, { panel: [other, third] });
  const path = `/api/account/users/${leaving.id}/deactivate`;
  const refused = await server.as(ready.admin).post(path, {});
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'needs-confirmation']);
  expect(refused.json().message).toContain('Nobody else can score 1 answer');
  expect((await server.as(ready.admin).post(path, { confirmed: true })).statusCode).toBeLessThan(
    300,
  );
  expect(await dealtTo(ready, third)).not.toContain(met.id);
});

test('a name that is seen while others deal is waited for: of the two, only one happens', async () => {
  for (let n = 0; n < 6; n += 1) {
    const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 1 });
    await server.given.openedIdentity(first(ready));
    const [sent, told] = await Promise.all([
      send(ready, [ready.admin, ...ready.reviewers], 2),
      server.as(ready.admin).get(`/api/manage/${ready.job.id}/candidates`),
    ]);
    const saw = told.body.includes('Vorqualde');
    expect([sent.statusCode, saw]).toEqual(saw ? [422, true] : [201, false]);
  }
});

test('the database lets no door deal an answer to somebody who has seen the name, and nobody take the seeing back', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5, reviewers: 2 });
  await open(ready, first(ready));
  await send(ready, ready.reviewers);
  const { orgId, id: jobId } = ready.job;
  const asStaff = <T>(work: Parameters<typeof runTransactionByDoor<'staff', T>>[1]) =>
    runTransactionByDoor(
      { services: server.services, door: 'staff', actor: { orgId, actorId: ready.admin.id } },
      work,
    );
  const deal = (application: PlantedApplication) =>
    asStaff(async (db) => {
      await sql`insert into core.reviewer_link (job_id, member_id) values (${jobId}, ${ready.admin.id})
        on conflict do nothing`.execute(db);
      await sql`insert into core.review (item_id, batch_id, application_id, question_id, link_id, position)
        select gen_random_uuid(), (select min(id) from core.review_batch where job_id = ${jobId}), ${application.id},
          ${ready.questions[0]?.id},
          (select id from core.reviewer_link where job_id = ${jobId} and member_id = ${ready.admin.id}), 1`.execute(
        db,
      );
    });
  await expect(deal(first(ready))).rejects.toMatchObject({
    code: '23514',
    constraint: 'review_is_blind',
  });
  await deal(ready.applications[1] as PlantedApplication);
  for (const text of [
    'delete from core.identity_seen',
    `update core.identity_seen set member_id = 0`,
    `insert into core.identity_seen (application_id, member_id, how, dealt_before) values (1, 1, 'shown', true)`,
    `select core.note_seen(1, '{1}', 1, 'shown')`,
    'update core.review set link_id = 1',
    'update core.reviewer_link set member_id = 1',
    'select first_name from pii.candidate',
    'select search from pii.candidate',
  ]) {
    await expect(
      asStaff((db) => sql.raw(text).execute(db)),
      text,
    ).rejects.toMatchObject({ code: '42501' });
  }
});

test('who has seen a name goes with the person', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5 });
  await open(ready, first(ready));
  expect(await waysOf(first(ready))).toHaveLength(1);
  await asOrganisation(ready.job.orgId, `select pii.erase_application(${first(ready).id}, '')`);
  expect(await waysOf(first(ready))).toEqual([]);
});

async function asOrganisation(orgId: number, text: string): Promise<void> {
  await runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId, actorId: null } },
    (db) => sql.raw(text).execute(db),
  );
}
