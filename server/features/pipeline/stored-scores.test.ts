import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  givenReviewRound,
  redactBatchesOfJob,
} from '../../test/given-review-round-or-job-ready-for-review.ts';
import {
  eraseTestApplication,
  makeSeededDice,
} from '../../test/random-hiring-activity-and-figures-requests.ts';
import { recomputeScoresToCompare } from '../../test/recompute-scores.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { mergeRankingCountRows } from './merge-ranking-count-rows.ts';
import { storeStageScoreOfApplication } from './recompute-scores-and-store-stage-score.ts';
import { recomputeStaleScores } from './recompute-stale-scores.ts';
import { withdrawApplication } from './withdraw-application.ts';

const server = startTestServer();

async function expectStoredAsRecomputed(after: string): Promise<string[]> {
  const { stored, recomputed } = await recomputeScoresToCompare(server.given.owner);
  expect(stored, after).toEqual(recomputed);
  return stored;
}

/** Everything that can happen to the marks of a role, drawn by a seed. */
async function roundOfRandomWrites(seed: number) {
  const { given, as, services } = server;
  const dice = makeSeededDice(seed);
  const round = await givenReviewRound(server, {
    candidates: 7,
    questions: 3,
    reviewers: 5,
    reviewsPerAnswer: 3,
  });
  const { admin, job } = round;
  const stages = [
    await given.stage(job, { kind: 'test', name: 'Test' }),
    await given.stage(job, { kind: 'interview', name: 'Interview' }),
  ];
  const people = () => dice.of(round.applications);
  const openLinks = async () => {
    const { rows } = await given.owner.query<{ id: number; serial: number }>(
      `select l.id, l.serial from core.reviewer_link l join core.member m on m.org_id = l.org_id and m.id = l.member_id
       where l.job_id = $1 and m.deactivated_at is null order by l.id`,
      [job.id],
    );
    return rows.map((link) => derivePersonalLinkToken('review', link, services.config));
  };
  const score = async () => {
    const hash = dice.of(await openLinks());
    const reply = (await as(null).get(`/freview/${hash}/reviews`)).json();
    const ids = ((reply.questions ?? []) as { Answers: { id: string }[] }[]).flatMap(
      ({ Answers }) => Answers.map(({ id }) => id),
    );
    for (let n = 0; n < 6 && ids.length > 0; n += 1)
      await as(null).put(`/freview/${hash}/reviews/${dice.of(ids)}`, { score: 1 + dice.below(5) });
  };
  const weigh = async () => {
    const { version, stages: weighed } = (
      await as(admin).get(`/api/manage/${job.id}/weights`)
    ).json();
    const drawn = () => dice.below(1001) / 100;
    const one = dice.of(weighed as { id: number; items: { id: number }[] }[]);
    const reply = await as(admin).put(`/api/manage/${job.id}/weights`, {
      version,
      reason: 'Drawn by lot.',
      stages: [{ id: one.id, weight: drawn() }],
      items: one.items.slice(0, 1).map(({ id }) => ({ id, weight: drawn() })),
    });
    expect([200, 422], reply.body).toContain(reply.statusCode);
  };
  const calls: Record<string, () => Promise<unknown>> = {
    score,
    scoreAgain: score,
    scoreMore: score,
    scoreOnce: score,
    weigh,
    give: () =>
      runTransactionByDoor(
        { services, door: 'staff', actor: { orgId: job.orgId, actorId: admin.id } },
        (db) =>
          storeStageScoreOfApplication(db, {
            applicationId: people().id,
            stageId: dice.of(stages).id,
            mean: dice.below(4) === 0 ? null : dice.below(100_000_000) / 1_000_000,
            scored: 1,
            expected: 1,
            error: dice.below(2) === 0 ? 0 : dice.below(9_000_000) / 1_000_000,
          }),
      ),
    leave: async () => {
      // Two stay, so that there is somebody to score.
      const leaver = dice.of(round.reviewers.slice(0, -2));
      await as(admin).post(`/api/account/users/${leaver.id}/deactivate`, { confirmed: true });
      await redactBatchesOfJob(server, job);
    },
    void: async () => {
      const { id } = dice.of(round.reviewers.slice(0, -2));
      const path = `/api/manage/${job.id}/reviewers/${id}/take-off`;
      const reply = await as(admin).post(path, { voidReason: 'Drawn by lot.' });
      expect(reply.statusCode, reply.body).toBeLessThan(500);
      await redactBatchesOfJob(server, job);
    },
    withdraw: () => {
      const { id } = people();
      return runTransactionByDoor(
        { services, door: 'candidate', actor: { orgId: job.orgId, actorId: id } },
        (db) =>
          withdrawApplication(
            { db, now: new Date(), requestId: 'test' },
            { applicationId: id },
          ).catch(refused),
      );
    },
    addUp: () => mergeRankingCountRows(services),
    erase: async () => {
      if (dice.below(3) === 0)
        await eraseTestApplication(server, { orgId: job.orgId, admin, id: people().id });
    },
  };
  return { job, dice, calls };
}

/** Whoever was erased does not withdraw any more. */
function refused(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

test.each([1, 2, 3])(
  'the stored ranking is the recomputed one to the last digit after any sequence of writes: %i',
  { timeout: 120_000 },
  async (seed) => {
    const { dice, calls } = await roundOfRandomWrites(seed);
    const names = Object.keys(calls);
    for (let n = 0; n < 45; n += 1) {
      const name = dice.of(names);
      await calls[name]?.();
      await expectStoredAsRecomputed(`${n + 1}: ${name}`);
    }
  },
);

test('of many who score the same people at once none is lost, and nobody waits for ever', async () => {
  const { as } = server;
  const round = await givenReviewRound(server, {
    candidates: 6,
    questions: 5,
    reviewers: 6,
    reviewsPerAnswer: 4,
  });
  const work = await Promise.all(
    round.hashes.map(async (hash) => {
      const { questions } = (await as(null).get(`/freview/${hash}/reviews`)).json<{
        questions: { Answers: { id: string }[] }[];
      }>();
      return questions.flatMap(({ Answers }) => Answers.map(({ id }) => ({ hash, id })));
    }),
  );
  const marks = work.flat().flatMap((mark, n) => [
    { ...mark, score: 1 + (n % 5) },
    { ...mark, score: 5 - (n % 5) },
  ]);
  expect(marks).toHaveLength(240);
  const weigh = async (weight: number) => {
    const path = `/api/manage/${round.job.id}/weights`;
    const { version, stages } = (await as(round.admin).get(path)).json();
    const items = [{ id: stages[0].items[0].id, weight }];
    return as(round.admin).put(path, { version, reason: 'Because.', stages: [], items });
  };
  const replies = await Promise.all([
    ...marks.map(({ hash, id, score }) =>
      as(null).put(`/freview/${hash}/reviews/${id}`, { score }),
    ),
    weigh(3),
    as(round.admin).post(`/api/account/users/${round.reviewers[0]?.id}/deactivate`, {
      confirmed: true,
    }),
  ]);
  // Whoever is out is told so.
  expect(replies.filter(({ statusCode }) => statusCode >= 500 || statusCode === 409)).toEqual([]);
  const stored = await expectStoredAsRecomputed('240 marks at once');
  expect(stored.length).toBeGreaterThan(10);
});

test('scores from before they were stored are stored by the server, those of weights from before too', async () => {
  const { given, as, services } = server;
  const round = await givenReviewRound(server, { candidates: 5, questions: 2 });
  const [hash] = round.hashes;
  const { questions } = (await as(null).get(`/freview/${hash}/reviews`)).json();
  for (const { id } of questions[0].Answers)
    await as(null).put(`/freview/${hash}/reviews/${id}`, { score: 4 });
  const before = await expectStoredAsRecomputed('scored');
  await given.owner.query('delete from core.ranking where org_id = $1', [round.job.orgId]);
  await given.owner.query('delete from core.stage_score where org_id = $1', [round.job.orgId]);
  await recomputeStaleScores(services);
  expect(await expectStoredAsRecomputed('stored again')).toEqual(before);
  await given.owner.query(
    `insert into core.scoring_version (org_id, job_id, n, weights) values ($1, $2, 2, '{}')`,
    [round.job.orgId, round.job.id],
  );
  await given.owner.query('update core.question set weight = 2.5 where id = $1', [
    round.questions[0]?.id,
  ]);
  await recomputeStaleScores(services);
  await expectStoredAsRecomputed('weighed again');
});

test('a lot is drawn from the seed of the dealing, and stays whatever is scored', async () => {
  const { given, as } = server;
  const round = await givenReviewRound(server, { candidates: 5, questions: 1 });
  const lots = async () => {
    const { rows } = await given.owner.query<{ id: number; lot: string; drawn: boolean }>(
      `select application_id as id, lot, lot <> md5('lot ' || application_id) as drawn from core.ranking
       where job_id = $1 order by 1`,
      [round.job.id],
    );
    return rows;
  };
  const first = await lots();
  expect(first.map(({ drawn }) => drawn)).toEqual([true, true, true, true, true]);
  const [hash] = round.hashes;
  const { questions } = (await as(null).get(`/freview/${hash}/reviews`)).json();
  await as(null).put(`/freview/${hash}/reviews/${questions[0].Answers[0].id}`, { score: 3 });
  expect(await lots()).toEqual(first);
});

test('of how many have completed the same stages one line is left for each, which says what the lines said', async () => {
  const { given, as, services } = server;
  const round = await givenReviewRound(server, { candidates: 4, questions: 1 });
  for (const hash of round.hashes) {
    const { questions } = (await as(null).get(`/freview/${hash}/reviews`)).json<{
      questions: { Answers: { id: string }[] }[];
    }>();
    const ids = questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
    // Of one candidate something is left to read.
    for (const id of hash === round.hashes[0] ? ids.slice(1) : ids)
      await as(null).put(`/freview/${hash}/reviews/${id}`, { score: 4 });
  }
  const lines = async () => {
    const { rows } = await given.owner.query<{ complete: number; n: number; is_sum: boolean }>(
      'select complete, n, is_sum from core.ranking_count where job_id = $1 order by complete desc',
      [round.job.id],
    );
    return rows;
  };
  const groups = async () => {
    const board = await as(round.admin).get(`/api/manage/${round.job.id}/leaderboard`);
    return board.json<{ groups: unknown }>().groups;
  };
  // Four who entered; and three who left those that have completed nothing.
  expect(await lines()).toHaveLength(10);
  const before = await groups();
  expect(before).toEqual([
    { completed: ['Written answers'], count: 3 },
    { completed: [], count: 1 },
  ]);
  await mergeRankingCountRows(services);
  expect((await lines()).map(({ n, is_sum }) => [n, is_sum])).toEqual([
    [3, true],
    [1, true],
  ]);
  expect(await groups()).toEqual(before);
  await expectStoredAsRecomputed('added up');
});
