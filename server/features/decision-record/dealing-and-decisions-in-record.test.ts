import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  addressOfDecisionRecord,
  givenScoredReviewRound,
  readDecisionRecordJson,
  type ReviewRoundWithRecord,
} from '../../test/decision-record-test-actions.ts';
import type { PlantedReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { dealAnswersToReviewers } from '../review/rules/deal-answers.ts';

const server = startTestServer();
const WHY = { words: 'Their answer on the night shift was the strongest.' };

const post = (
  round: ReviewRoundWithRecord,
  path: string,
  body: object,
  who: PlantedMember = round.admin,
) => server.as(who).post(`/api/manage/${round.job.id}/${path}`, body);

const idsOf = ({ applications }: PlantedReviewRound, ...places: number[]) =>
  places.map((place) => applications[place - 1]?.id ?? 0);

test('whoever has the record deals again, and comes to what was dealt', async () => {
  const round = await givenScoredReviewRound(server);
  const [before] = (await readDecisionRecordJson(server, round)).section('dealing').batches;
  expect(before?.seed).toBeNull();
  await post(round, 'release', {});
  const { section, candidates } = await readDecisionRecordJson(server, round);
  const [batch] = section('dealing').batches;
  if (batch === undefined) throw new Error('nothing was dealt');
  const seed = Buffer.from(batch?.seed ?? '', 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(batch.commitment);
  expect(batch.commitment).toBe(before?.commitment);
  const again = dealAnswersToReviewers({
    seed,
    applications: batch.candidates.map((_, place) => place),
    questions: batch.questions,
    reviewers: batch.reviewers,
    reviewsPerAnswer: batch.reviewsPerAnswer,
    seen: [],
  });
  const pairs = again.map(({ application, question, reviewer }) => {
    const { ref } = candidates[(batch.candidates[application] ?? 0) - 1] ?? {};
    return `${ref} ${question} ${reviewer}`;
  });
  const dealt: string[] = candidates.flatMap(({ ref, marks }) =>
    marks.map(({ item, reviewer }) => `${ref} ${item} ${reviewer}`),
  );
  expect(pairs.toSorted()).toEqual(dealt.toSorted());
});

test('a guide that is edited after answers were sent is another version, and the record says which one reviewers had', async () => {
  const { given } = server;
  const round = await givenScoredReviewRound(server);
  const { rows } = await given.owner.query<{ n: number }>(
    'select max(n)::int as n from core.plan_version where job_id = $1',
    [round.job.id],
  );
  const plan = '{"criteria":[],"places":1,"stages":[],"tieRule":"lot"}';
  const freeze = (n: number, text: string, at: string) =>
    given.owner.query(
      `insert into core.plan_version (org_id, job_id, n, plan, sha256, frozen_at, frozen_by, reason)
       values ($1, $2, $3::int, $4, sha256(convert_to($4, 'UTF8')), now() + $5::interval, $6,
         case when $3::int > 1 then 'The guide was wrong.' end)`,
      [round.job.orgId, round.job.id, n, text, at, round.admin.id],
    );
  expect(rows[0]?.n ?? null).toBeNull();
  await freeze(1, plan, '-1 hour');
  await freeze(
    2,
    plan.replace(
      '"stages":[]',
      '"stages":[{"kind":"sift","name":"Answers","weight":1,"items":[{"text":"Q","guides":{"one":"a","three":"b","five":"edited"},"criteria":[]}]}]',
    ),
    '1 hour',
  );
  const { section } = await readDecisionRecordJson(server, round);
  expect(section('dealing').batches[0]?.planVersion).toBe(1);
  expect(section('plan').versions.map(({ n }) => n)).toEqual([1, 2]);
  expect(section('plan').deviations).toMatchObject([{ n: 2, reason: 'The guide was wrong.' }]);
  const page = await server.as(round.admin).get(addressOfDecisionRecord(round, 'merit', 'html'));
  expect(page.body).toContain('edited');
});

test('two hundred decided at once, taken back and made again by another stand there three times each, by whom and why', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'Boss',
  });
  const other = await given.member(
    { id: admin.orgId },
    {
      role: 'ADMIN',
      firstName: 'Ben',
      lastName: 'Second',
    },
  );
  const job = await given.openJob(admin);
  const criterion = await given.owner.query<{ id: number }>(
    `insert into core.criterion (org_id, job_id, position, name) values ($1, $2, 1, 'Night work') returning id`,
    [job.orgId, job.id],
  );
  await given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
     select $1, $2, 'KX-' || n, 'submitted', now() from generate_series(100, 299) n`,
    [job.orgId, job.id],
  );
  await given.owner.query(
    `with person as (
       insert into pii.candidate (org_id, first_name, last_name, email, search)
       select $1, 'Some', 'One', id || '@example.com', 'some one' from core.application where job_id = $2
       returning id, split_part(email, '@', 1)::bigint as application_id),
     attempt as (insert into pii.candidate_job (org_id, candidate_id, job_id) select $1, id, $2 from person)
     insert into pii.application_identity (org_id, application_id, job_id, candidate_id)
     select $1, application_id, $2, id from person`,
    [job.orgId, job.id],
  );
  const { rows } = await given.owner.query<{ id: number }>(
    'select id from core.application where job_id = $1 order by id',
    [job.id],
  );
  const applicationIds = rows.map(({ id }) => id);
  const why = { criteria: [criterion.rows[0]?.id], words: 'None can work at night.' };
  const round = { admin, job };
  const decide = { applicationIds, decision: 'reject', why };
  expect((await post(round, 'decide', decide)).json().decided).toHaveLength(200);
  expect((await post(round, 'undo-decision', { applicationIds })).json().undone).toHaveLength(200);
  const again = { applicationIds, decision: 'reject', why: { words: 'Looked at once more.' } };
  expect((await post(round, 'decide', again, other)).json().decided).toHaveLength(200);
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    other.id,
  ]);
  const { candidates } = await readDecisionRecordJson(server, round);
  expect(candidates).toHaveLength(200);
  for (const { decisions } of candidates)
    expect(decisions).toMatchObject([
      { by: 'Ada Boss', to: 'rejected', criteria: ['Night work'], reason: why.words, undoes: null },
      { by: 'Ada Boss', from: 'rejected', to: 'submitted', reason: null },
      { by: 'Ben Second (has left)', to: 'rejected', criteria: [], reason: 'Looked at once more.' },
    ]);
  expect(candidates[0]?.decisions[1]?.undoes).toBe(candidates[0]?.decisions[0]?.number);
});

test('whoever passes somebody over is asked why, and the record says whom the order put before', async () => {
  const round = await givenScoredReviewRound(server, 9);
  const fifth = { applicationIds: idsOf(round, 5), decision: 'interviews-tasks' };
  expect(
    (await post(round, 'decide', { ...fifth, applicationIds: idsOf(round, 1, 2, 3) })).statusCode,
  ).toBe(200);
  const refused = await post(round, 'decide', fifth);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order-needs-reason']);
  const { rows } = await server.given.owner.query(
    'select state from core.application where id = $1',
    idsOf(round, 5),
  );
  expect(rows).toEqual([{ state: 'in_review' }]);
  const decided = await post(round, 'decide', { ...fifth, why: WHY });
  expect([decided.statusCode, decided.json().decided]).toEqual([200, idsOf(round, 5)]);
  const { candidates } = await readDecisionRecordJson(server, round);
  const { decisions } = candidates.find(({ decisions: [one] }) => (one?.passedOver ?? 0) > 0) ?? {};
  expect(decisions).toMatchObject([{ passedOver: 1, reason: WHY.words }]);
  // Nobody is passed over by being turned down, nor by whoever is as good.
  expect(
    (await post(round, 'decide', { applicationIds: idsOf(round, 4), decision: 'reject' }))
      .statusCode,
  ).toBe(200);
});

test('the advert stands there in every version that candidates could read, with who changed it', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'Boss',
  });
  const job = await given.readyDraft(admin);
  const round = { admin, job };
  expect((await readDecisionRecordJson(server, round)).section('advert').versions).toEqual([]);
  const published = await as(admin).post(`/api/builder/${job.id}/publish`, { version: 1 });
  expect([published.statusCode, published.body]).toEqual([200, expect.anything()]);
  await given.owner.query("update core.job set title = 'Night baker' where id = $1", [job.id]);
  const { versions } = (await readDecisionRecordJson(server, round)).section('advert');
  expect(versions.map(({ n, by, advert }) => [n, by, advert.title])).toEqual([
    [1, 'Ada Boss', 'Baker'],
    [2, null, 'Night baker'],
  ]);
});
