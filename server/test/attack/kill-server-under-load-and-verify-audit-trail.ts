import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { makeFixedDemoLinkToken } from '../../db/demo/demo-dates-and-ids.ts';
import { startServerWithDemo } from '../start-server-with-demo.ts';
import { runAsDatabaseOwner } from '../run-as-database-owner.ts';
import { type ServerProcess, startServerProcess } from '../start-or-run-server-process.ts';
import { findFreePort } from '../find-free-port.ts';
import {
  embeddedPostmasterPid,
  stopEmbeddedPostmaster,
} from '../embedded-postmaster-pid-and-stop.ts';
import {
  keepLoadTestCandidatesApplying,
  type LoadTestCandidate,
  finishApplicationsOfWaitingLoadTestCandidates,
  type CandidateLoadTest,
} from './candidates-applying-under-load.ts';
import {
  findLostAcknowledgedData,
  countWorkUnfinishedAfterKill,
} from './find-lost-data-and-broken-rules-after-kill.ts';

export type ProcessToKill = 'app' | 'postgres' | 'postgres-at-once' | 'both';

export type KillRunResult = {
  begun: number;
  saved: number;
  submitted: number;
  interrupted: number;
  slowestReturnMs: number;
  problems: string[];
};

const AT_ONCE = 8;
/** So much is acknowledged between two kills. */
const DONE_BETWEEN = { least: 15, most: 45 };
const OUTBOX_EVERY_MS = 250;
const PATIENCE_MS = 120_000;

/** A server of its own with its demo, and candidates who apply to one of its open roles. */
export type KillableServer = {
  dataDir: string;
  settings: Record<string, string>;
  runningProcess: ServerProcess;
  load: CandidateLoadTest;
  complaints: string[];
  isOpen: boolean;
};

export async function openKillableServer(
  more: Record<string, string> = {},
): Promise<KillableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-kill-'));
  const settings = { PORT: String(await findFreePort()), DATA_DIR: dataDir, ...more };
  const runningProcess = await (more['DEMO'] === 'false'
    ? startServerProcess
    : startServerWithDemo)(settings);
  const complaints: string[] = [];
  const links = new Map<string, string>();
  const load: CandidateLoadTest = {
    baseUrl: runningProcess.baseUrl,
    hash: makeFixedDemoLinkToken('Payroll Coordinator'),
    linkTo: (email) => links.get(email),
    goesOn: () => false,
    complain: (sentence) => complaints.push(sentence),
    candidates: [],
    interrupted: 0,
  };
  const killable: KillableServer = {
    dataDir,
    load,
    complaints,
    isOpen: true,
    runningProcess,
    settings,
  };
  readOutbox(killable, links);
  return killable;
}

export async function closeKillableServer(killable: KillableServer): Promise<void> {
  killable.isOpen = false;
  await killable.runningProcess.stop();
  await stopEmbeddedPostmaster(killable.dataDir);
  await rm(killable.dataDir, { recursive: true, force: true });
}

/** Kills one victim after the other while people apply; then looks for everything that was acknowledged. */
export async function killUnderLoad(
  killable: KillableServer,
  victims: readonly ProcessToKill[],
): Promise<KillRunResult> {
  const { load, complaints } = killable;
  const candidates: LoadTestCandidate[] = [];
  complaints.length = 0;
  let isLoaded = true;
  Object.assign(load, { candidates, interrupted: 0, goesOn: () => isLoaded });
  const busy = Promise.all(
    Array.from({ length: AT_ONCE }, () => keepLoadTestCandidatesApplying(load)),
  );
  busy.catch(() => {});
  let slowestReturnMs = 0;
  for (const victim of victims) {
    await runAsDatabaseOwner(killable, forgetThrottles);
    await untilMoreIsDone(killable);
    slowestReturnMs = Math.max(slowestReturnMs, await killAndRestart(killable, victim));
  }
  isLoaded = false;
  await runAsDatabaseOwner(killable, forgetThrottles);
  await busy;
  await finishApplicationsOfWaitingLoadTestCandidates(load);
  return runAsDatabaseOwner(killable, async (owner) => {
    const left = await untilDone(owner);
    const losses = await findLostAcknowledgedData(owner, candidates);
    const saved = candidates.flatMap(({ answers }) =>
      [...answers.values()].map(({ acknowledged }) => acknowledged),
    );
    return {
      begun: candidates.filter(({ isBegun }) => isBegun).length,
      saved: saved.reduce((sum, n) => sum + n, 0),
      submitted: candidates.filter(({ isSubmitted }) => isSubmitted).length,
      interrupted: load.interrupted,
      slowestReturnMs,
      problems: [
        ...new Set([...complaints, ...left, ...losses, ...verifyAuditTrailByCommand(killable)]),
      ],
    };
  });
}

/** Tells how long it took until the server was ready again, in milliseconds. */
export async function killAndRestart(
  killable: KillableServer,
  what: ProcessToKill,
): Promise<number> {
  const killedAt = Date.now();
  const killed = embeddedPostmasterPid(killable.dataDir);
  // "postgres-at-once" is what an operator in a hurry does: without a checkpoint, and with every connection cut.
  if (what === 'postgres-at-once') process.kill(killed, 'SIGQUIT');
  else if (what !== 'app') process.kill(killed, 'SIGKILL');
  if (what === 'app' || what === 'both') {
    killable.runningProcess.child.kill('SIGKILL');
    await killable.runningProcess.ended;
    killable.runningProcess = await startServerProcess(killable.settings);
  }
  // A server that has just said that it is ready says so again for a second, whatever has become of its database.
  const isBack = () => what === 'app' || isOtherPostmaster(killable.dataDir, killed);
  while (!(await isReady(killable.load.baseUrl)) || !isBack()) {
    if (Date.now() > killedAt + PATIENCE_MS)
      throw new Error(`not ready ${PATIENCE_MS / 1000} s after the kill`);
    await sleep(100);
  }
  return Date.now() - killedAt;
}

function isOtherPostmaster(dataDir: string, killed: number): boolean {
  try {
    return embeddedPostmasterPid(dataDir) !== killed;
  } catch {
    // Between two there is no file.
    return false;
  }
}

/** Under load, then, whatever else the machine has to do. */
async function untilMoreIsDone({ load }: KillableServer): Promise<void> {
  const done = () =>
    load.candidates
      .map(({ isBegun, answers }) =>
        [...answers.values()].reduce((sum, one) => sum + one.acknowledged, Number(isBegun)),
      )
      .reduce((a, b) => a + b, 0);
  const { least, most } = DONE_BETWEEN;
  const goal = done() + least + Math.random() * (most - least);
  const until = Date.now() + PATIENCE_MS;
  while (done() < goal) {
    if (Date.now() > until) throw new Error(`too little was done in ${PATIENCE_MS / 1000} s`);
    await sleep(5);
  }
}

async function isReady(baseUrl: string): Promise<boolean> {
  return fetch(`${baseUrl}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** All candidates share the one address of this machine, from which only so many may apply in an hour. */
async function forgetThrottles(owner: pg.Pool): Promise<void> {
  await owner.query('delete from auth.throttle');
}

/** One reader for everybody who waits for an e-mail. */
function readOutbox(killable: KillableServer, links: Map<string, string>): void {
  const read = async () => {
    const reply = await fetch(`${killable.load.baseUrl}/dev/outbox.json`);
    // The outbox of the demo, as the issue that asks for it describes it.
    const emails = (await reply.json()) as { to: string; text: string }[];
    for (const { to, text } of emails) {
      const link = /https?:\S+\/application\/\S+/.exec(text)?.[0];
      if (link !== undefined) links.set(to, link);
    }
  };
  const readOn = async () => {
    while (killable.isOpen) {
      await sleep(OUTBOX_EVERY_MS);
      if (killable.load.candidates.some(({ isBegun, token }) => isBegun && token === null))
        await read().catch(() => {});
    }
  };
  readOn().catch(() => {});
}

/** A task that died with its worker is taken up again when its time is over. */
async function untilDone(owner: pg.Pool): Promise<string[]> {
  const until = Date.now() + PATIENCE_MS;
  let left = await countWorkUnfinishedAfterKill(owner);
  while (Object.keys(left).length > 0 && Date.now() < until) {
    await sleep(250);
    left = await countWorkUnfinishedAfterKill(owner);
  }
  return Object.entries(left).map(([name, n]) => `${n} ${name} were never done`);
}

export function verifyAuditTrailByCommand({ settings }: KillableServer): string[] {
  const command = fileURLToPath(new URL('../../commands/verify-audit-command.ts', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [command], {
    env: { PATH: process.env['PATH'] ?? '', ...settings },
    encoding: 'utf8',
  });
  return status === 0 ? [] : [`the audit trail is broken: ${stdout}`];
}
