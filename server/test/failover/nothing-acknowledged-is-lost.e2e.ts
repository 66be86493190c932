import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
// Has ids read as numbers.
import '../../access/database-pools-and-logins-by-door.ts';
import { buildWeb } from '../../build-web.ts';
import { parseConfig } from '../../config.ts';
import { findFreePort } from '../find-free-port.ts';
import { type ServerProcess, startServerProcess } from '../start-or-run-server-process.ts';
import { testSecretKey } from '../start-test-cluster.ts';
import { testDataBuilders } from '../test-data-builders.ts';
import type { FailoverOperation } from './failover-operation-types-and-request.ts';
import { findFailoverPrograms } from './find-failover-programs-and-patroni-version.ts';
import { findLostOperations } from './find-lost-and-doubled-operations.ts';
import type { FailoverTestContext } from './plant-failover-work-and-read-reviewer-scores.ts';
import { failoverHarms, type FailoverOutcome, playFailoverRound } from './play-failover-round.ts';
import { type FailoverCluster, startFailoverCluster } from './start-failover-cluster.ts';

const ROUNDS = Number(process.env['FAILOVER_ROUNDS'] ?? 5);

let cluster: FailoverCluster;
let server: ServerProcess;
let stage: FailoverTestContext;
/** What was opened, to be closed also where a later step fails. */
const closers: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  const programs = findFailoverPrograms();
  if (Array.isArray(programs)) throw new Error('run these tests by `npm run attack -- failover`');
  await buildWeb();
  cluster = await startFailoverCluster(programs);
  closers.unshift(cluster.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-failover-data-'));
  closers.unshift(() => rm(dataDir, { recursive: true, force: true }));
  const settings = {
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    SECRET_KEY: testSecretKey,
    DATABASE_URL: cluster.url,
    DEMO: 'false',
  };
  server = await startServerProcess(settings);
  closers.unshift(server.stop);
  const owner = new pg.Pool({
    connectionString: cluster.url,
    max: 2,
    options: '-c role=evenhand_owner -c search_path=pg_catalog',
  });
  closers.unshift(() => owner.end());
  // Its connections end with their leader, as those of the server.
  owner.on('error', () => {});
  stage = {
    baseUrl: server.baseUrl,
    config: parseConfig(settings),
    given: testDataBuilders(owner),
  };
});
afterAll(async () => {
  for (const close of closers) await close();
});

test.each(failoverHarms)(
  'nothing acknowledged is lost or there twice where the leader is $name, and the server is not restarted',
  { timeout: (ROUNDS + 1) * 600_000 },
  async (harm) => {
    const acknowledged: FailoverOperation[] = [];
    const problems: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const outcome = await playFailoverRound(stage, cluster, harm);
      console.log(sentenceOf(`${harm.name}, ${round} of ${ROUNDS}`, outcome));
      acknowledged.push(...outcome.acknowledged);
      problems.push(...outcome.problems.map((problem) => `round ${round}: ${problem}`));
    }
    // One leader later also what an earlier one had acknowledged.
    problems.push(...(await findLostOperations(stage.baseUrl, acknowledged)));
    expect(problems).toEqual([]);
    expect(new Set(acknowledged.map(({ kind }) => kind)).size).toBe(4);
    expect(server.child.exitCode).toBeNull();
  },
);

function sentenceOf(
  name: string,
  { acknowledged, interrupted, awayMs, problems }: FailoverOutcome,
): string {
  const count = (kind: FailoverOperation['kind']) =>
    acknowledged.filter((one) => one.kind === kind).length;
  const first = `${problems.length === 0 ? '✓' : '✗'} ${name}: away for ${(awayMs / 1000).toFixed(1)} s; acknowledged ${count('answer')} answers, ${count('submission')} submissions, ${count('score')} scores, ${count('decision')} decisions; ${interrupted} requests interrupted; ${problems.length} problems`;
  return [first, ...problems.slice(0, 10).map((problem) => `  ${problem}`)].join('\n');
}
