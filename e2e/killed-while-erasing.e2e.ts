import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  closeKillableServer,
  killAndRestart,
  type KillableServer,
  openKillableServer,
  verifyAuditTrailByCommand,
} from '../server/test/attack/kill-server-under-load-and-verify-audit-trail.ts';
import {
  type JobOfKillTest,
  plantJobWithEndedRetention,
  plantJobWithAccessRequests,
} from '../server/test/attack/plant-jobs-for-kill-tests.ts';
import {
  countErasedOfJobAfterKill,
  readDataExportsAfterKill,
  readTombstonesOnDiskAndInDatabase,
  waitUntilDoneForPeopleOfKillTest,
} from '../server/test/attack/read-state-after-kill-tests.ts';

const ERASED = 1000;
const EXPORTED = 40;
const PLANTED_MAX = 10;
/** What a killed process had in hand is taken up again when its lease has run out: minutes of waiting, and of work on a busy machine. */
const LIMIT_MS = 900_000;

let server: KillableServer;
beforeAll(async () => {
  server = await openKillableServer({ DEMO: 'false' });
});
afterAll(() => closeKillableServer(server));

test(
  'a nightly erasure of 1,000 through which server and database are killed leaves nobody half erased, and nobody twice',
  async () => {
    const job = await plantJobWithEndedRetention(server, ERASED);
    const expectWhole = async () => {
      const { gone, left } = await countErasedOfJobAfterKill(server, job);
      const erased = gone['erased'] ?? 0;
      for (const [what, n] of Object.entries(gone)) expect([what, n]).toEqual([what, erased]);
      for (const [what, n] of Object.entries(left))
        expect([what, n]).toEqual([what, ERASED - erased]);
      return erased;
    };
    for (const [n, victim] of (
      ['app', 'postgres', 'postgres-at-once', 'both'] as const
    ).entries()) {
      const done = await waitUntilDoneForPeopleOfKillTest(server, job, {
        done: 'erased',
        least: 100 * (n + 1),
      });
      expect(done).toBeLessThan(ERASED);
      await killAndRestart(server, victim);
      expect(await expectWhole()).toBeGreaterThanOrEqual(done);
    }
    await waitUntilDoneForPeopleOfKillTest(server, job, { done: 'erased', least: ERASED });
    expect(await expectWhole()).toBe(ERASED);
    await expect
      .poll(async () => (await readTombstonesOnDiskAndInDatabase(server, job)).onDisk.length)
      .toBe(ERASED);
    const { onDisk, inDatabase } = await readTombstonesOnDiskAndInDatabase(server, job);
    expect(onDisk).toEqual(inDatabase);
    expect(verifyAuditTrailByCommand(server)).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'files of people who have asked for their data at once are whole, their own, and announced once, whatever is killed meanwhile',
  async () => {
    const jobs: JobOfKillTest[] = [];
    for (const victim of ['app', 'postgres-at-once', 'both'] as const) {
      jobs.push(...(await plantAccessRequestsUntilOneIsUnderWay()));
      await killAndRestart(server, victim);
    }
    for (const job of jobs) {
      await waitUntilDoneForPeopleOfKillTest(server, job, { done: 'ready', least: EXPORTED });
      const readExports = () => readDataExportsAfterKill(server, job);
      await expect
        .poll(async () => (await readExports()).filter(({ emails }) => emails > 0).length)
        .toBe(EXPORTED);
      const files = await readExports();
      expect(files).toEqual(
        files.map(({ email }) => ({ email, inFile: email, answers: 3, emails: 1 })),
      );
    }
  },
  LIMIT_MS,
);

/** Each role that it took: on an idle machine all files of one may be ready before anybody looks, and no kill would come between. */
async function plantAccessRequestsUntilOneIsUnderWay(): Promise<JobOfKillTest[]> {
  const jobs: JobOfKillTest[] = [];
  for (let done = EXPORTED; done === EXPORTED; ) {
    expect(jobs.length).toBeLessThan(PLANTED_MAX);
    const job = await plantJobWithAccessRequests(server, EXPORTED);
    jobs.push(job);
    done = await waitUntilDoneForPeopleOfKillTest(server, job, { done: 'ready', least: 1 });
  }
  return jobs;
}
