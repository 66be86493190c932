import { expect } from 'vitest';
import {
  type PlantedReviewRound,
  givenReviewRound,
} from './given-review-round-or-job-ready-for-review.ts';
import { recomputeScoresToCompare } from './recompute-scores.ts';
import type { TestServer } from './start-test-server.ts';

export const TEST_MARKS_VOIDING_REASON = 'They wrote to two of the candidates.';

type Size = NonNullable<Parameters<typeof givenReviewRound>[1]>;
type Answer = { id: string; Reviews: { score: number | null }[] };

/** What is done with reviewers who are taken off a role, over HTTP, and what is stored of it. */
export function makeTakeReviewerOffTestActions(server: TestServer) {
  const answersOf = async (hash: string) => {
    const { questions } = (await server.as(null).get(`/freview/${hash}/reviews`)).json();
    return (questions ?? []).flatMap(({ Answers }: { Answers: Answer[] }) => Answers) as Answer[];
  };
  const scoreAll = async (hash: string, score: number, only = Number.POSITIVE_INFINITY) => {
    const open = (await answersOf(hash)).filter(({ Reviews }) => Reviews[0]?.score === null);
    for (const { id } of open.slice(0, only)) {
      const reply = await server.as(null).put(`/freview/${hash}/reviews/${id}`, { score });
      expect(reply.statusCode, reply.body).toBe(200);
    }
  };
  const code = (reply: { statusCode: number; json: () => { code?: string } }) =>
    [reply.statusCode, reply.json().code] as const;

  /** The first reviewer gives two stars to all they were dealt, everybody else four. */
  async function scoredRound(size: Size) {
    const round = await givenReviewRound(server, size);
    const [leaver] = round.reviewers;
    if (leaver === undefined) throw new Error('nobody reviews');
    for (const [n, hash] of round.hashes.entries()) await scoreAll(hash, n === 0 ? 2 : 4);
    return { ...round, leaver };
  }

  const at = ({ job }: PlantedReviewRound, who: { id: number }) =>
    `/api/manage/${job.id}/reviewers/${who.id}`;
  const takeOff = (
    round: PlantedReviewRound,
    who: { id: number },
    body: object = {},
    by = round.admin,
  ) => server.as(by).post(`${at(round, who)}/take-off`, body);
  const voidMarks = (round: PlantedReviewRound, who: { id: number }) =>
    takeOff(round, who, { voidReason: TEST_MARKS_VOIDING_REASON });
  const estimate = (round: PlantedReviewRound, who: { id: number }, by = round.admin) =>
    server.as(by).get(`${at(round, who)}/taking-off`);

  async function boardOf({ admin, job }: PlantedReviewRound) {
    const board = (await server.as(admin).get(`/api/manage/${job.id}/leaderboard`)).json<{
      hidden: boolean;
      rows: { overall: number | null; reviews: { scored: number; expected: number } }[];
    }>();
    return board;
  }

  async function markedBy({ job }: PlantedReviewRound, who: { id: number }) {
    const { rows } = await server.given.owner.query<{ counted: number; voided: number }>(
      `select (select count(stars)::int from core.review r where r.link_id = l.id) as counted,
         (select count(stars)::int from core.voided_review v where v.link_id = l.id) as voided
       from core.reviewer_link l where l.job_id = $1 and l.member_id = $2`,
      [job.id, who.id],
    );
    return rows[0];
  }

  /** What is stored of scores, counters and both halves of each review is what the marks that count say. */
  async function expectAllAddsUp({ job }: PlantedReviewRound) {
    const { stored, recomputed } = await recomputeScoresToCompare(server.given.owner);
    expect(stored).toEqual(recomputed);
    const { rows } = await server.given.owner.query(
      `select a.id from core.application a left join core.review r on r.application_id = a.id where a.job_id = $1
         group by a.org_id, a.id having a.reviews_expected <> count(r.item_id) or a.reviews_scored <> count(r.stars)
       union all
       select r.application_id from core.review r full join blind.review_item i on i.id = r.item_id
         where r.item_id is null or i.id is null or r.stars is distinct from i.stars
       union all
       select counted.n from (values
         ('reviews_total', (select count(*) from core.review r join core.application a on a.id = r.application_id
           where a.job_id = $1)),
         ('reviews_scored', (select count(r.stars) from core.review r join core.application a on a.id = r.application_id
           where a.job_id = $1)),
         ('in_review', (select count(*) from core.application where job_id = $1 and state = 'in_review'
           and (reviews_expected = 0 or reviews_scored < reviews_expected))),
         ('awaiting_interview', (select count(*) from core.application where job_id = $1 and state = 'in_review'
           and reviews_expected > 0 and reviews_scored = reviews_expected))) as counted (counter, n)
       where counted.n <> (select coalesce(sum(d.n), 0) from core.job_delta d where d.job_id = $1
         and d.counter = counted.counter)`,
      [job.id],
    );
    expect(rows).toEqual([]);
  }

  return {
    answersOf,
    scoreAll,
    code,
    scoredRound,
    takeOff,
    voidMarks,
    estimate,
    boardOf,
    markedBy,
    expectAllAddsUp,
  };
}
