import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  addressOfDecisionRecord,
  givenScoredReviewRound,
  readDecisionRecordJson,
  type ReviewRoundWithRecord,
  verifyDecisionRecordText,
} from '../../test/decision-record-test-actions.ts';
import { givenReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { runDuringRequestAfterStatement } from '../../test/run-during-request-after-statement.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';

const server = startTestServer();

const post = (round: ReviewRoundWithRecord, path: string, body: object) =>
  server.as(round.admin).post(`/api/manage/${round.job.id}/${path}`, body);

test('before the release a record has references only, its name too, and nobody gets the edition with names', async () => {
  const round = await givenScoredReviewRound(server);
  const { text, name, candidates, section } = await readDecisionRecordJson(server, round);
  const certificate = section('certificate');
  expect(name).toMatch(/filename="decision-record-\d+-merit-\d{4}-\d\d-\d\d\.json"$/);
  expect(text).not.toMatch(/Zyxanna|Vorqualde|@example\.com/);
  expect(candidates).toHaveLength(6);
  expect(candidates.map(({ submittedOn }) => submittedOn)).toEqual(Array(6).fill(null));
  expect(candidates.flatMap(({ marks }) => marks)).toEqual([]);
  expect(certificate).toMatchObject({
    isReleased: false,
    openedEarly: [],
    pairsDealtDespiteName: 0,
  });
  const refused = await server.as(round.admin).get(addressOfDecisionRecord(round, 'identity'));
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'record-waits-for-release']);
  const page = await server.as(round.admin).get(addressOfDecisionRecord(round, 'merit', 'html'));
  expect(page.body).not.toMatch(/Zyxanna|Vorqualde/);
  expect(page.headers['content-disposition']).toMatch(/merit-[\d-]+\.html"$/);
  expect(await verifyDecisionRecordText(page.body)).toMatchObject({ faults: [] });
});

test('after the release the edition with names has them, and the other still has none', async () => {
  const round = await givenScoredReviewRound(server);
  expect((await post(round, 'release', {})).statusCode).toBe(200);
  const named = await readDecisionRecordJson(server, round, { edition: 'identity' });
  expect(named.candidates.map(({ person }) => person?.lastName)).toEqual(
    Array(6).fill('Vorqualde'),
  );
  const { text, candidates, section } = await readDecisionRecordJson(server, round);
  const certificate = section('certificate');
  expect(text).not.toMatch(/Zyxanna|Vorqualde|@example\.com/);
  expect(candidates[0]).toMatchObject({ place: 1, overall: 100 });
  expect(candidates[0]?.marks).toHaveLength(4);
  expect(certificate).toMatchObject({ isReleased: true, openedEarly: [] });
});

test('whoever still reviews, does not manage the role, or looks through others’ eyes gets none', async () => {
  const round = await givenReviewRound(server);
  const status = async (who: { session: string }) =>
    (await server.as(who).get(addressOfDecisionRecord(round))).statusCode;
  const [reviewer] = round.reviewers;
  expect(await status(reviewer ?? round.admin)).toBe(404);
  await server.given.part(round.job, reviewer ?? round.admin, 'reviewer');
  expect(await status(reviewer ?? round.admin)).toBe(403);
  await server.given.owner.query("update core.member set role = 'ADMIN' where id = $1", [
    reviewer?.id,
  ]);
  const reply = await server.as(reviewer ?? round.admin).get(addressOfDecisionRecord(round));
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'own-reviews-open']);
  expect(await status({ session: await server.given.support(round.admin) })).toBe(403);
});

test('who opened a name early is on the first page, why stands with the candidate and names nobody', async () => {
  const round = await givenReviewRound(server);
  const [first] = round.applications;
  const reason = 'Zyxannaa Vorqualde asked for her data.';
  expect((await post(round, `candidates/${first?.id}/open-identity`, { reason })).statusCode).toBe(
    200,
  );
  await post(round, 'release', { reason: 'The shop opens on Monday.' });
  const { section, text, candidate } = await readDecisionRecordJson(server, round);
  const certificate = section('certificate');
  expect(certificate.openedEarly).toMatchObject([
    { how: 'opened', by: 'Some Body', whyIn: expect.stringMatching(/^candidate \d$/) },
    { how: 'released-early', reason: 'The shop opens on Monday.' },
  ]);
  const [opening] = candidate(certificate.openedEarly[0]?.whyIn ?? '').openings;
  expect(opening?.reason).toContain('asked for her data');
  expect(text).not.toMatch(/Zyxanna|Vorqualde/);
});

test('what was said of one candidate names no other where there are references only, and does where there are names', async () => {
  const round = await givenScoredReviewRound(server);
  await post(round, 'release', {});
  const [first] = round.applications;
  const words = 'Clearer than Zyxannac Vorqualde, and calmer.';
  await post(round, 'decide', {
    applicationIds: [first?.id],
    decision: 'reject',
    why: { words },
  });
  const reasons = ({ candidates }: Awaited<ReturnType<typeof readDecisionRecordJson>>) =>
    candidates.flatMap(({ decisions }) => decisions.map(({ reason }) => reason));
  const merit = await readDecisionRecordJson(server, round);
  expect(reasons(merit)).toEqual(['Clearer than [removed] [removed], and calmer.']);
  expect(merit.text).not.toMatch(/Zyxanna|Vorqualde/);
  expect(reasons(await readDecisionRecordJson(server, round, { edition: 'identity' }))).toEqual([
    words,
  ]);
});

test('after an erasure an old record still verifies by the root that was kept, and a new one has no trace', async () => {
  const round = await givenScoredReviewRound(server);
  await post(round, 'release', {});
  const [gone] = round.applications;
  await post(round, 'decide', {
    applicationIds: [gone?.id],
    decision: 'reject',
    why: { words: 'Zyxannaa cannot.' },
  });
  const old = await readDecisionRecordJson(server, round, { edition: 'identity' });
  const { ref } = old.candidates.find(({ person }) => person?.firstName === 'Zyxannaa') ?? {};
  const actor = { orgId: round.admin.orgId, actorId: round.admin.id };
  await runTransactionByDoor({ services: server.services, door: 'staff', actor }, (db) =>
    eraseApplication(
      { db, requestId: 'test', config: server.services.config },
      { applicationId: gone?.id ?? 0 },
    ),
  );
  const { root, faults } = await verifyDecisionRecordText(old.text);
  expect(faults).toEqual([]);
  const page = await server.as(round.admin).get(`/api/manage/${round.job.id}/certificate`);
  expect(page.json().made.map(({ root: kept }: { root: string }) => kept)).toContain(root);
  for (const edition of ['merit', 'identity'] as const) {
    const { text, candidates, section } = await readDecisionRecordJson(server, round, { edition });
    const certificate = section('certificate');
    expect(text).not.toMatch(new RegExp(`Zyxannaa|"${ref}"`));
    expect(certificate).toMatchObject({ candidates: 5, erased: 1 });
    expect(candidates).toHaveLength(5);
    expect(await verifyDecisionRecordText(text)).toMatchObject({ faults: [], blanked: 0 });
  }
});

test('of diversity two records a day apart say the same, whoever has applied or gone meanwhile', async () => {
  const round = await givenScoredReviewRound(server);
  await post(round, 'release', {});
  const first = (await readDecisionRecordJson(server, round)).section('diversity');
  const { rows } = await server.given.owner.query<{ n: number }>(
    `with added as (insert into eo.response (org_id, job_id, form, answers)
       select $1, $2, 'GB', '{"gender":"woman"}' from generate_series(1, 30) returning 1)
     select count(*)::int as n from added`,
    [round.job.orgId, round.job.id],
  );
  expect(rows).toEqual([{ n: 30 }]);
  expect((await readDecisionRecordJson(server, round)).section('diversity')).toEqual(first);
  expect(first.published).toBeNull();
});

test('a record that is asked for while the role is being decided is of one moment', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
     select $1, $2, 'KX-' || n, 'submitted', now() from generate_series(1000, 1999) n`,
    [job.orgId, job.id],
  );
  const { rows } = await given.owner.query<{ id: number }>(
    'select id from core.application where job_id = $1 order by id',
    [job.id],
  );
  const applicationIds = rows.map(({ id }) => id);
  const round = { admin, job };
  const decide = { applicationIds, decision: 'reject', why: { words: 'All at once.' } };
  // All thousand are decided when the first two hundred have been read.
  const deed = async () => expect((await post(round, 'decide', decide)).statusCode).toBe(200);
  const during = await runDuringRequestAfterStatement(
    server.services,
    { words: 'core.interview_round ir on ir.id', deed },
    () => readDecisionRecordJson(server, round),
  );
  const decided = ({ candidates }: typeof during) =>
    candidates.map(({ decisions }) => decisions.length);
  expect(decided(during)).toEqual(Array(1000).fill(0));
  expect(await verifyDecisionRecordText(during.text)).toMatchObject({ faults: [] });
  expect(decided(await readDecisionRecordJson(server, round))).toEqual(Array(1000).fill(1));
});

test('each time is told in the zone of the organisation, on either side of a change of clocks', async () => {
  const round = await givenScoredReviewRound(server);
  await server.given.owner.query(
    "update core.organisation set tz = 'Europe/London' where org_id = $1",
    [round.job.orgId],
  );
  await server.given.owner.query(
    "update core.review_batch set sent_at = '2026-03-29T00:30:00Z', released_at = '2026-03-29T01:30:00Z' where id = $1",
    [round.batchId],
  );
  const page = async () =>
    (await server.as(round.admin).get(addressOfDecisionRecord(round, 'merit', 'html'))).body;
  expect(await page()).toMatch(/29 March 2026 at 00:30 GMT[\s\S]*29 March 2026 at 02:30 BST/);
  await server.given.owner.query(
    "update core.organisation set tz = 'Australia/Lord_Howe' where org_id = $1",
    [round.job.orgId],
  );
  expect(await page()).toContain('29 March 2026 at 11:30 GMT+11');
  const { section } = await readDecisionRecordJson(server, round);
  expect(section('dealing').batches[0]).toMatchObject({
    sentAt: '2026-03-29T00:30:00.000Z',
    releasedAt: '2026-03-29T01:30:00.000Z',
  });
});
