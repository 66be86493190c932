import { expect, test } from 'vitest';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  redactBatchesOfJob,
  givenReviewRound,
} from '../../test/given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();

test('a reviewer finds no name, no address and no reference of a candidate, in nothing they are told', async () => {
  const { hashes, applications } = await givenReviewRound(server, { candidates: 10 });
  const canaries = [
    /zyxanna/i,
    /vorqualde/i,
    /KX-/,
    ...applications.map(({ email }) => new RegExp(email.slice(0, 16))),
  ];
  for (const hash of hashes) {
    for (const address of ['token-details', 'reviews']) {
      const reply = await server.as(null).get(`/freview/${hash}/${address}`);
      expect(reply.statusCode).toBe(200);
      const told = reply.body + JSON.stringify(reply.headers);
      for (const canary of canaries) expect(told).not.toMatch(canary);
      if (address === 'reviews') expect(reply.body).toContain('says [removed] bakes.');
    }
  }
});

test('each reviewer is told once, however often the task runs', async () => {
  const { job, reviewers } = await givenReviewRound(server);
  await redactBatchesOfJob(server, job);
  await redactBatchesOfJob(server, job);
  const { rows } = await server.given.owner.query(
    `select l.member_id from core.event e join core.reviewer_link l on l.id = e.subject_id where e.job_id = $1 and e.kind = 'reviews-sent' order by 1`,
    [job.id],
  );
  expect(rows.map(({ member_id }) => member_id)).toEqual(
    reviewers.map(({ id }) => id).sort((a, b) => a - b),
  );
});

test('a reviewer finds their own link, others find none', async () => {
  const { job, reviewers, admin, hashes } = await givenReviewRound(server);
  for (const [i, reviewer] of reviewers.entries()) {
    expect((await server.as(reviewer).get(`/freview/get-token/${job.id}`)).json()).toEqual({
      token: { hash: hashes[i] },
    });
  }
  expect((await server.as(admin).get(`/freview/get-token/${job.id}`)).statusCode).toBe(404);
  expect((await server.as(null).get(`/freview/get-token/${job.id}`)).statusCode).toBe(401);
});

test('a link that is unknown, of another kind or taken back opens nothing', async () => {
  const { job, hashes } = await givenReviewRound(server);
  const [hash] = hashes;
  const tokens = [
    derivePersonalLinkToken('review', { id: 999_999, serial: 1 }, server.services.config),
    derivePersonalLinkToken('application', { id: 1, serial: 1 }, server.services.config),
    'short',
    job.hash,
  ];
  for (const token of tokens) {
    const reply = await server.as(null).get(`/freview/${token}/reviews`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  }
  await server.given.owner.query(
    `update auth.token set revoked_at = now() where kind = 'review' and org_id = $1`,
    [job.orgId],
  );
  expect((await server.as(null).get(`/freview/${hash}/reviews`)).json().code).toBe('link-expired');
});

test("ids are random, everybody's own, and met nowhere else", async () => {
  const { hashes } = await givenReviewRound(server);
  const seen = new Set<string>();
  let met = 0;
  for (const hash of hashes) {
    const { questions } = (await server.as(null).get(`/freview/${hash}/reviews`)).json<{
      questions: { id: string; Answers: { id: string }[] }[];
    }>();
    for (const id of questions.flatMap((question) => [
      question.id,
      ...question.Answers.map((answer) => answer.id),
    ])) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      seen.add(id);
      met += 1;
    }
  }
  expect(seen.size).toBe(met);
  expect(met).toBe(24 + 6);
});

test('nothing a reviewer is told has a time finer than a day, or tells the order of arrival', async () => {
  const ranks: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { hashes } = await givenReviewRound(server, {
      candidates: 20,
      questions: 1,
      reviewers: 2,
    });
    for (const hash of hashes) {
      const reply = await server.as(null).get(`/freview/${hash}/reviews`);
      expect(reply.body).not.toMatch(/\d\d:\d\d|20\d\d-\d\d-\d\d/);
      const { questions } = reply.json<{ questions: { Answers: { text: string }[] }[] }>();
      ranks.push(
        rankCorrelation(
          questions.flatMap(({ Answers }) =>
            Answers.map(({ text }) => Number(/\d+/.exec(text)?.[0])),
          ),
        ),
      );
    }
    const details = await server.as(null).get(`/freview/${hashes[0]}/token-details`);
    expect(details.body).not.toMatch(/\d\d:\d\d/);
    expect(details.json().tokenDetails.dueAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(Math.abs(mean(ranks))).toBeLessThan(0.1);
  // Pairs see mirrored orders, whose correlations cancel out even if nothing was shuffled; their squares do not.
  expect(mean(ranks.map((rank) => rank ** 2))).toBeLessThan(0.3);
});

function mean(list: number[]): number {
  return list.reduce((sum, each) => sum + each, 0) / list.length;
}

/** Spearman. */
function rankCorrelation(order: number[]): number {
  const n = order.length;
  const d2 = order.reduce((sum, rank, place) => sum + (rank - place) ** 2, 0);
  return 1 - (6 * d2) / (n * (n * n - 1));
}

test('a member of staff can neither write what reviewers read nor let them in', async () => {
  const { rows } = await server.given.owner.query(
    `select has_column_privilege('evenhand_staff', 'blind.review_item', 'text', 'insert, update, select') as text,
       has_column_privilege('evenhand_staff', 'blind.review_session', 'ready', 'insert, update') as ready,
       has_column_privilege('evenhand_system', 'blind.review_item', 'stars', 'select, insert, update') as stars`,
  );
  expect(rows).toEqual([{ text: false, ready: false, stars: false }]);
});
