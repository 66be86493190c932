import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { isLockTimeout } from '../access/is-lock-timeout.ts';
import { mergeRankingCountRows } from '../features/pipeline/merge-ranking-count-rows.ts';
import { storeStageScoreOfApplication } from '../features/pipeline/recompute-scores-and-store-stage-score.ts';
import { recomputeStaleScores } from '../features/pipeline/recompute-stale-scores.ts';
import { withdrawApplication } from '../features/pipeline/withdraw-application.ts';
import { Refusal } from '../http/refusal.ts';
import { plantScoredJobs, type ScoredJob } from './plant-scored-jobs.ts';
import {
  makeSeededDice,
  eraseTestApplication,
} from './random-hiring-activity-and-figures-requests.ts';
import { recomputeScoresToCompare } from './recompute-scores.ts';
import { startTestServer } from './start-test-server.ts';
import type { PlantedMember } from './test-data-types.ts';

const server = startTestServer();

/** `npm run attack` asks for a hundred thousand. */
const APPLICATIONS = Number(process.env['SCORED_APPLICATIONS'] ?? 240);
const WRITES = Number(process.env['SCORED_WRITES'] ?? 120);
const JOBS = APPLICATIONS < 2000 ? 2 : APPLICATIONS / 2000;
const AT_ONCE = 4;
/** While the weights of two thousand change, who waits too long for one of them is asked to come back. Nothing is written then. */
const BUSY = 503;

type Dice = ReturnType<typeof makeSeededDice>;
type Writes = { dice: Dice; admin: PlantedMember; jobs: ScoredJob[] };

test(`of ${APPLICATIONS} applications with five answers and three reviews each, what is stored after ${WRITES} random writes is what can be recomputed`, {
  timeout: 7_200_000,
}, async () => {
  const { given, services } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const jobs = await plantScoredJobs(server, admin, {
    jobs: JOBS,
    candidates: APPLICATIONS / JOBS,
  });
  await recomputeStaleScores(services);
  const planted = await expectAsRecomputed('planted');
  expect(planted).toBe(APPLICATIONS * 2);

  // Planting as many takes longer than an admin's session stays open without being used.
  const writer = { ...admin, ...(await given.sessionOf(admin)) };
  const writes = listRandomWrites({ dice: makeSeededDice(APPLICATIONS), admin: writer, jobs });
  const told = await runAtOnce(writes);
  expect(told.filter((status) => (status >= 500 && status !== BUSY) || status === 422)).toEqual([]);
  expect(told.filter((status) => status === 200).length).toBeGreaterThan(WRITES / 2);
  await expectAsRecomputed(`${WRITES} writes, ${AT_ONCE} at once`);
});

/** How many scores and places are stored, each of which is what the marks say, to the last digit. */
async function expectAsRecomputed(after: string): Promise<number> {
  const { stored, recomputed } = await recomputeScoresToCompare(server.given.owner);
  const [was, is] = [new Set(stored), new Set(recomputed)];
  expect(
    [
      ...stored.filter((line) => !is.has(line)),
      ...recomputed.filter((line) => !was.has(line)),
    ].slice(0, 8),
    `${after}: ${stored.length} stored, ${recomputed.length} recomputed`,
  ).toEqual([]);
  return stored.filter((line) => !line.startsWith('group')).length;
}

/** Marks most of all; beside them all else that moves a score. Each says by a status how it ended. */
function listRandomWrites(on: Writes): (() => Promise<number>)[] {
  const { dice } = on;
  const rare = [give, give, give, weigh, withdraw, erase, leave, addUp];
  return Array.from({ length: WRITES }, (_, n) => {
    const job = dice.of(on.jobs);
    const write = n % 5 < 4 ? mark : dice.of(rare);
    return () => write(job, on);
  });
}

async function mark({ reviewers }: ScoredJob, { dice }: Writes): Promise<number> {
  const { hash, items } = dice.of(reviewers);
  const path = `/freview/${hash}/reviews/${dice.of(items)}`;
  return (await server.as(null).put(path, { score: 1 + dice.below(5) })).statusCode;
}

/** By a rule or a panel. */
async function give(job: ScoredJob, { dice, admin }: Writes): Promise<number> {
  const actor = { orgId: job.orgId, actorId: admin.id };
  return runTransactionByDoor({ services: server.services, door: 'staff', actor }, (db) =>
    storeStageScoreOfApplication(db, {
      applicationId: dice.of(job.applicationIds),
      stageId: dice.of(job.givenStages).id,
      mean: dice.below(4) === 0 ? null : dice.below(100_000_001) / 1_000_000,
      scored: 1,
      expected: 1,
      error: dice.below(2) === 0 ? 0 : dice.below(9_000_000) / 1_000_000,
    }),
  ).then(() => 200, statusOfRefusal);
}

/** Of two who change weights at once one is told. */
async function weigh({ id }: ScoredJob, { dice, admin }: Writes): Promise<number> {
  const path = `/api/manage/${id}/weights`;
  const { version, stages } = (await server.as(admin).get(path)).json();
  const weight = () => (1 + dice.below(1000)) / 100;
  const stage = dice.of(stages as { id: number; items: { id: number }[] }[]);
  const reply = await server.as(admin).put(path, {
    version,
    reason: 'Drawn by lot.',
    stages: [{ id: stage.id, weight: weight() }],
    items: stage.items.slice(0, 1).map((item) => ({ id: item.id, weight: weight() })),
  });
  return reply.statusCode;
}

async function withdraw(job: ScoredJob, { dice }: Writes): Promise<number> {
  const applicationId = dice.of(job.applicationIds);
  const actor = { orgId: job.orgId, actorId: applicationId };
  return runTransactionByDoor({ services: server.services, door: 'candidate', actor }, (db) =>
    withdrawApplication({ db, now: new Date(), requestId: 'test' }, { applicationId }),
  ).then(() => 200, statusOfRefusal);
}

async function erase(job: ScoredJob, { dice, admin }: Writes): Promise<number> {
  const id = dice.of(job.applicationIds);
  return eraseTestApplication(server, { orgId: job.orgId, admin, id }).then(
    () => 200,
    statusOfRefusal,
  );
}

/**
 * Whoever leaves takes nothing along that they scored, unless it is voided; what they did not is dealt to others, who may
 * still be scored by them.
 */
async function leave({ id, reviewers }: ScoredJob, { dice, admin }: Writes): Promise<number> {
  if (dice.below(3) > 0) return 0;
  const takeOff = `/api/manage/${id}/reviewers/${dice.of(reviewers).id}/take-off`;
  if (dice.below(2) === 0)
    return (await server.as(admin).post(takeOff, { voidReason: 'Drawn by lot.' })).statusCode;
  const path = `/api/account/users/${dice.of(reviewers).id}/deactivate`;
  return (await server.as(admin).post(path, { confirmed: true })).statusCode;
}

/** As the worker does, beside whatever else goes on. */
function addUp(): Promise<number> {
  return mergeRankingCountRows(server.services).then(() => 200, statusOfRefusal);
}

/** Whoever was erased, or has withdrawn, does not withdraw any more. */
function statusOfRefusal(error: unknown): number {
  if (isLockTimeout(error)) return BUSY;
  if (!(error instanceof Refusal)) throw error;
  return 409;
}

async function runAtOnce(writes: (() => Promise<number>)[]): Promise<number[]> {
  const told: number[] = [];
  const waiting = [...writes];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let write = waiting.shift(); write !== undefined; write = waiting.shift())
        told.push(await write());
    }),
  );
  return told;
}
