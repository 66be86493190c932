import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { parseConfig } from '../server/config.ts';
import { databaseUrlForLogin } from '../server/db/database-url-for-login.ts';
import { openDatabasePools } from '../server/access/database-pools-and-logins-by-door.ts';
import { openReadReplica } from '../server/access/open-read-replica.ts';
import { openLiveUpdateChannel } from '../server/open-live-update-channel.ts';
import { noMetrics } from '../server/telemetry/metrics-type-and-registry.ts';
import type { Services } from '../server/services-type.ts';
import { openWorkerThreads } from '../server/outside/worker-threads.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../server/test/start-test-cluster.ts';

/** What surrounds a server on a database: nothing leaves it, and it writes no log. */
export function makeServicesForBenchmark(url: string): Services {
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  const loginsAt = (base: string) => ({
    app: databaseUrlForLogin(base, 'app', identity),
    system: databaseUrlForLogin(base, 'app_house', identity),
    reviewer: databaseUrlForLogin(base, 'app_reviewer', identity),
  });
  const replicaUrl = process.env['BENCH_REPLICA_URL'];
  return {
    config: parseConfig({
      NODE_ENV: 'test',
      SECRET_KEY: testSecretKey,
      DATABASE_URL: url,
      DATA_DIR: tmpdir(),
      DEMO: 'false',
      MAILS_AN_HOUR: '1000000',
      EO_DISCLOSURE: process.env['EO_DISCLOSURE'] ?? 'protected',
    }),
    pools: openDatabasePools(loginsAt(url)),
    roles: (door) => `${testDatabaseRolePrefix}_${door}`,
    now: () => new Date(),
    aheadSeconds: () => 0,
    log: (entry) => process.stdout.write(`${JSON.stringify(entry)}\n`),
    metrics: noMetrics,
    tracing: null,
    replica:
      replicaUrl === undefined
        ? null
        : openReadReplica(
            openDatabasePools(loginsAt(replicaUrl), { app: 4, system: 4, reviewer: 1 }),
          ),
    directory: null,
    sendEmail: null,
    tryEmail: null,
    callWebhook: async () => ({ problem: 'unreachable' }),
    askService: async () => ({ problem: 'unreachable' }),
    hint: () => {},
    live: openLiveUpdateChannel(),
    leaving: () => false,
    randomSeed: () => randomBytes(32),
    identityProvider: null,
    redrawImage: () => Promise.resolve(undefined),
    inThread: openWorkerThreads(),
    inCalendarThread: () => Promise.resolve(undefined),
  };
}
