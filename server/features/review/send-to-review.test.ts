import { createDecipheriv, createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey } from '../../crypto/derive-key.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { issuePersonalLink } from '../../test/interest-form-and-invitation-to-apply-helpers.ts';
import {
  givenJobReadyForReview,
  givenReviewRound,
} from '../../test/given-review-round-or-job-ready-for-review.ts';
import { dealAnswersToReviewers } from './rules/deal-answers.ts';

const server = startTestServer();

type Ready = Awaited<ReturnType<typeof givenJobReadyForReview>>;
const wishOf = ({ applications, reviewers }: Ready, more: object = {}) => ({
  applicationIds: applications.map(({ id }) => id),
  reviewerIds: reviewers.map(({ id }) => id),
  reviewsPerAnswer: 2,
  ...more,
});
const addressOf = ({ job }: Pick<Ready, 'job'>) => `/api/manage/${job.id}/send-to-review`;
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

test('sending deals every answer, moves the candidates on and counts the work', async () => {
  const ready = await givenJobReadyForReview(server);
  const reply = await server.as(ready.admin).post(addressOf(ready), wishOf(ready));
  expect(reply.statusCode).toBe(201);
  expect(reply.json()).toEqual({ batchId: expect.any(Number), reviews: 24 });
  const { rows: states } = await server.given.owner.query(
    'select distinct state, reviews_expected, reviews_scored from core.application where job_id = $1',
    [ready.job.id],
  );
  expect(states).toEqual([{ state: 'in_review', reviews_expected: 4, reviews_scored: 0 }]);
  const { rows: deltas } = await server.given.owner.query(
    'select counter, n from core.job_delta where job_id = $1 order by counter',
    [ready.job.id],
  );
  expect(deltas).toEqual([
    { counter: 'awaiting_review', n: -6 },
    { counter: 'in_review', n: 6 },
    { counter: 'reviews_total', n: 24 },
  ]);
  const { rows: events } = await server.given.owner.query(
    'select kind, subject_id from core.event where job_id = $1',
    [ready.job.id],
  );
  expect(events).toEqual([{ kind: 'batch-dealt', subject_id: reply.json().batchId }]);
});

test('nobody is let in, and nobody told, before the answers were redacted', async () => {
  const ready = await givenJobReadyForReview(server);
  await server.as(ready.admin).post(addressOf(ready), wishOf(ready));
  const texts = await server.given.owner.query(
    `select distinct text from blind.review_item where session_id in (select id from blind.review_session s
    join core.review_batch b on b.id = s.batch_id where b.job_id = $1)`.replace(
      'select id',
      'select s.id',
    ),
    [ready.job.id],
  );
  expect(texts.rows).toEqual([{ text: '' }]);
  for (const reviewer of ready.reviewers)
    expect((await server.as(reviewer).get(`/freview/get-token/${ready.job.id}`)).statusCode).toBe(
      404,
    );
});

test('the audit trail commits to the seed, which is sealed, and whoever opens it deals the same again', async () => {
  const round = await givenReviewRound(server);
  const { rows } = await server.given.owner.query(
    `select b.seed_commitment, b.sealed_seed, e.details from core.review_batch b join audit.entry e on e.org_id = b.org_id and e.subject = 'batch ' || b.id
     where b.id = $1 and e.kind = 'reviews-sent'`,
    [round.batchId],
  );
  const { seed_commitment: commitment, sealed_seed: sealed, details } = rows[0];
  expect(details).toMatchObject({
    seedCommitment: commitment.toString('hex'),
    candidates: 6,
    reviewsPerAnswer: 2,
  });
  const open = (binding: string) => {
    const decipher = createDecipheriv(
      'aes-256-gcm',
      deriveKey('review-seed', server.services.config),
      sealed.subarray(0, 12),
    );
    decipher.setAAD(Buffer.from(`core.review_batch|${round.job.orgId}|${round.job.id}|${binding}`));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  };
  const seed = open(commitment.toString('hex'));
  expect(createHash('sha256').update(seed).digest()).toEqual(commitment);
  expect(() => open('another batch')).toThrow();

  const again = dealAnswersToReviewers({
    seed,
    applications: round.applications.map(({ id }) => id),
    questions: round.questions.map(({ id }) => id),
    reviewers: round.reviewers.map(({ id }) => id),
    reviewsPerAnswer: 2,
    seen: [],
  });
  const { rows: stored } = await server.given.owner.query(
    `select r.question_id as question, r.application_id as application, l.member_id as reviewer, r.position
     from core.review r join core.reviewer_link l on l.id = r.link_id where r.batch_id = $1`,
    [round.batchId],
  );
  const sorted = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();
  expect(sorted(stored)).toEqual(sorted(again));
});

test('an admin of the role may send, its reviewers may not, and others do not know it', async () => {
  const ready = await givenJobReadyForReview(server);
  const { given, as } = server;
  const [first, second, third] = ready.reviewers;
  if (first === undefined || second === undefined || third === undefined)
    throw new Error('three reviewers were asked for');
  await given.part(ready.job, first, 'reviewer');
  await given.part(ready.job, second, 'admin');
  expect(code(await as(first).post(addressOf(ready), wishOf(ready)))).toEqual([403, 'not-allowed']);
  expect(code(await as(third).post(addressOf(ready), wishOf(ready)))).toEqual([404, 'not-found']);
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect(code(await as(stranger).post(addressOf(ready), wishOf(ready)))).toEqual([
    404,
    'not-found',
  ]);
  expect((await as(second).post(addressOf(ready), wishOf(ready))).statusCode).toBe(201);
});

test('while the role is open a batch under five is refused', async () => {
  const ready = await givenJobReadyForReview(server, { candidates: 5 });
  await server.given.owner.query(
    `update core.job set closes_at = now() + interval '1 day' where id = $1`,
    [ready.job.id],
  );
  const four = wishOf({ ...ready, applications: ready.applications.slice(1) }, { confirmed: true });
  expect(code(await server.as(ready.admin).post(addressOf(ready), four))).toEqual([
    409,
    'batch-too-small',
  ]);
  expect((await server.as(ready.admin).post(addressOf(ready), wishOf(ready))).statusCode).toBe(201);
});

test.each([
  ['fewer than five candidates', { candidates: 2 }, {}],
  ['one review an answer', {}, { reviewsPerAnswer: 1 }],
])('%s of a closed role needs a yes to the warning', async (_, size, more) => {
  const ready = await givenJobReadyForReview(server, size);
  const estimate = await server
    .as(ready.admin)
    .post(`/api/manage/${ready.job.id}/review-estimate`, wishOf(ready, more));
  expect(estimate.json().warnings).toHaveLength(1);
  const refused = await server.as(ready.admin).post(addressOf(ready), wishOf(ready, more));
  expect(code(refused)).toEqual([409, 'needs-confirmation']);
  expect(refused.json().message).toBe(estimate.json().warnings[0]);
  expect(
    (
      await server
        .as(ready.admin)
        .post(addressOf(ready), wishOf(ready, { ...more, confirmed: true }))
    ).statusCode,
  ).toBe(201);
});

test('an estimate tells the work and changes nothing', async () => {
  const ready = await givenJobReadyForReview(server);
  const reply = await server
    .as(ready.admin)
    .post(`/api/manage/${ready.job.id}/review-estimate`, wishOf(ready));
  expect(reply.json()).toEqual({
    answers: 12,
    reviews: 24,
    reviewsPerReviewer: 8,
    minutesPerReviewer: 3,
    warnings: [],
    notes: [expect.stringContaining('3 people score each answer')],
    dealtAround: [],
  });
  expect(
    (
      await server.given.owner.query('select 1 from core.review_batch where job_id = $1', [
        ready.job.id,
      ])
    ).rowCount,
  ).toBe(0);
});

test('what cannot be sent is refused and changes nothing', async () => {
  const ready = await givenJobReadyForReview(server);
  const foreign = await givenJobReadyForReview(server);
  const left = await server.given.member({ id: ready.job.orgId });
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    left.id,
  ]);
  const gone = await server.given
    .application(ready.job, { state: 'rejected' })
    .catch(() => server.given.application(ready.job, { state: 'hired' }));
  const ids = ready.applications.map(({ id }) => id);
  const people = ready.reviewers.map(({ id }) => id);
  const tries: [object, unknown[]][] = [
    [{ applicationIds: [] }, [422, 'bad-input']],
    [{ applicationIds: 'all' }, [422, 'bad-input']],
    [{ applicationIds: [...ids, foreign.applications[0]?.id] }, [404, 'not-found']],
    [{ applicationIds: [...ids, gone.id] }, [409, 'not-in-stage']],
    [{ reviewerIds: [] }, [422, 'bad-input']],
    [{ reviewerIds: [...people, foreign.reviewers[0]?.id] }, [422, 'bad-input']],
    [{ reviewerIds: [...people, left.id] }, [422, 'bad-input']],
    [{ reviewsPerAnswer: 4 }, [422, 'bad-input']],
    [{ reviewsPerAnswer: 0 }, [422, 'bad-input']],
    [{ dueOn: '2020-01-01' }, [422, 'bad-input']],
    [{ dueOn: 'soon' }, [422, 'bad-input']],
    [{ seed: 'mine' }, [422, 'bad-input']],
  ];
  for (const [more, expected] of tries) {
    expect([
      more,
      ...code(await server.as(ready.admin).post(addressOf(ready), wishOf(ready, more))),
    ]).toEqual([more, ...expected]);
  }
  expect(
    (
      await server.given.owner.query('select 1 from core.review_batch where job_id = $1', [
        ready.job.id,
      ])
    ).rowCount,
  ).toBe(0);
});

test('of two that send the same candidates at once, one sends them', async () => {
  const ready = await givenJobReadyForReview(server);
  const replies = await Promise.all(
    [1, 2, 3].map(() => server.as(ready.admin).post(addressOf(ready), wishOf(ready))),
  );
  expect(replies.map((reply) => code(reply).join(' ')).sort((a, b) => a.localeCompare(b))).toEqual([
    '201 ',
    '409 not-in-stage',
    '409 not-in-stage',
  ]);
  expect(
    (
      await server.given.owner.query('select 1 from core.review_batch where job_id = $1', [
        ready.job.id,
      ])
    ).rowCount,
  ).toBe(1);
});

test('sending fewer reviews than the page of the role promises is said, and those candidates read what is so', async () => {
  const ready = await givenJobReadyForReview(server);
  const ask = async (more: object) =>
    (
      await server
        .as(ready.admin)
        .post(`/api/manage/${ready.job.id}/review-estimate`, wishOf(ready, more))
    ).json().notes;
  expect(await ask({ reviewsPerAnswer: 3 })).toEqual([]);
  expect(await ask({})).toEqual([
    'The page of this role says that 3 people score each answer. Of these candidates 2 do, and their own pages will say so.',
  ]);
  const [one] = ready.applications;
  if (one === undefined) throw new Error('nobody applied');
  const own = await issuePersonalLink(server, one);
  const read = async () => visiblePageText(await own.get('status'));
  expect(await read()).toContain('three people');
  await server.as(ready.admin).post(addressOf(ready), wishOf(ready));
  expect(await read()).toContain('Each answer is read by two people without your name.');
});
