import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';
import { findHistoryViolations } from './histories/find-history-violations.ts';
import {
  randomHistoryArbitrary,
  historyWithEveryFaultKind,
} from './histories/random-history-generator-and-step-types.ts';
import {
  playRandomHistory,
  prepareRandomHistoryStage,
} from './histories/prepare-and-play-random-history.ts';
import {
  openTwoServerProcesses,
  type TwoServerProcesses,
} from './histories/open-two-server-processes-with-faults.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
/** `npm run attack` sets how many; a history that failed is played again with its seed. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 2);
const SEED = Number(process.env['HISTORIES_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

let servers: TwoServerProcesses;
beforeAll(async () => {
  const settings = {
    DATABASE_URL: server.url,
    DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
    SECRET_KEY: testSecretKey,
    DEMO: 'false',
  };
  servers = await openTwoServerProcesses(settings, server.services);
});
afterAll(() => servers.close());

test('whatever becomes of two processes: no score is lost, nobody hired twice, counts are rows, an archived role takes nothing', {
  timeout: 300_000 + HISTORIES * 60_000,
}, async () => {
  let done = 0;
  const played = fc.asyncProperty(randomHistoryArbitrary, async (rounds) => {
    const stage = await prepareRandomHistoryStage(server);
    const told = await playRandomHistory(server, { servers, stage, rounds });
    done += told.filter(({ outcome }) => outcome.is === 'done').length;
    expect(await findHistoryViolations(server.given.owner, { stage, told })).toEqual([]);
  });
  await fc.assert(played, {
    seed: SEED,
    numRuns: HISTORIES,
    examples: [[historyWithEveryFaultKind]],
    // A shorter one would be another one: what processes do at once is not repeated to the letter.
    endOnFailure: true,
  });
  // Where nothing gets done, nothing can be lost.
  expect(done).toBeGreaterThan(HISTORIES * 5);
  const left = `select (select count(*) from core.event_outbox) + (select count(*) from core.job_delta)
      + (select count(*) from audit.unsealed) as n`;
  await expect
    .poll(async () => (await server.given.owner.query(left)).rows[0]?.n, { timeout: 180_000 })
    .toBe(0);
});
