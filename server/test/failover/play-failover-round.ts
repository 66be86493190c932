import { setTimeout as sleep } from 'node:timers/promises';
import {
  countWorkUnfinishedAfterKill,
  findBrokenDataRulesAfterKill,
} from '../attack/find-lost-data-and-broken-rules-after-kill.ts';
import type { FailoverOperation } from './failover-operation-types-and-request.ts';
import { startFailoverLoad } from './failover-load.ts';
import { findOperationsDoneTwice, findLostOperations } from './find-lost-and-doubled-operations.ts';
import type { PatroniNode } from './patroni-node.ts';
import {
  type FailoverTestContext,
  plantFailoverWork,
} from './plant-failover-work-and-read-reviewer-scores.ts';
import type { FailoverCluster } from './start-failover-cluster.ts';

/** What becomes of a leader, and how it comes back once another one leads. */
export type FailoverHarm = {
  name: string;
  strike: (leader: PatroniNode) => Promise<void> | void;
  comeBack: (former: PatroniNode) => void;
};

export type FailoverOutcome = {
  acknowledged: FailoverOperation[];
  interrupted: number;
  /** The longest that nothing was acknowledged, from the harm on. */
  awayMs: number;
  problems: string[];
};

export const failoverHarms: FailoverHarm[] = [
  {
    name: 'killed',
    strike: (leader) => leader.kill(),
    comeBack: (former) => former.start(),
  },
  {
    name: 'frozen and thawed',
    strike: (leader) => leader.freeze(),
    comeBack: (former) => former.thaw(),
  },
  {
    name: 'cut off from the network',
    strike: (leader) => leader.cut(),
    comeBack: (former) => former.heal(),
  },
];

const BEFORE = { least: 20, most: 40 };
const UNDER_THE_NEXT = 30;
const AFTER = 20;
const WORK_DONE_WITHIN_MS = 180_000;

/** Harms the leader while people work; then asks for everything that was acknowledged. */
export async function playFailoverRound(
  stage: FailoverTestContext,
  cluster: FailoverCluster,
  { strike, comeBack }: FailoverHarm,
): Promise<FailoverOutcome> {
  const leader = await cluster.whole();
  const load = startFailoverLoad(stage.baseUrl, await plantFailoverWork(stage));
  await load.more(BEFORE.least + Math.random() * (BEFORE.most - BEFORE.least));
  const struckAt = Date.now();
  try {
    await strike(leader);
    await cluster.otherLeads(leader);
    // What was on its way when it struck may be acknowledged still.
    await load.more(UNDER_THE_NEXT);
    comeBack(leader);
    await cluster.whole();
    await load.more(AFTER);
  } finally {
    await load.stop();
  }
  await untilWorkIsDone(stage);
  const { owner } = stage.given;
  return {
    acknowledged: load.acknowledged,
    interrupted: load.interrupted(),
    awayMs: longestPause([struckAt, ...load.times.filter((at) => at > struckAt)]),
    problems: [
      ...load.complaints,
      ...(await findLostOperations(stage.baseUrl, load.acknowledged)),
      ...(await findOperationsDoneTwice(owner)),
      ...(await findBrokenDataRulesAfterKill(owner)),
    ],
  };
}

function longestPause(times: number[]): number {
  return Math.max(0, ...times.slice(1).map((at, i) => at - (times[i] ?? at)));
}

/**
 * A task that died with its connection is taken up again when its time is over; what is never done is found by the rules.
 * E-mails wait for ever, as there is no mail server.
 */
async function untilWorkIsDone({ given }: FailoverTestContext): Promise<void> {
  const by = Date.now() + WORK_DONE_WITHIN_MS;
  for (;;) {
    const { mails: _, ...left } = await countWorkUnfinishedAfterKill(given.owner);
    if (Object.keys(left).length === 0) return;
    if (Date.now() > by)
      throw new Error(`not done in ${WORK_DONE_WITHIN_MS / 1000} s: ${JSON.stringify(left)}`);
    await sleep(250);
  }
}
