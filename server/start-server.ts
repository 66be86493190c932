import { randomBytes } from 'node:crypto';
import { buildHttpApp } from './app.ts';
import { openAddressDirectory } from './cells/address-directory.ts';
import { openDatabaseClock } from './database-clock.ts';
import { type Config, hasDemoOutbox } from './config.ts';
import { refuseHalfRestoredDatabase } from './db/backup/mark-or-refuse-half-restored-database.ts';
import { loadDemoIntoEmptyDatabase } from './db/demo/load-demo-into-empty-database.ts';
import { migrateDatabase } from './db/migrate-database-and-list-migration-names.ts';
import { refuseDatabaseOfOtherSchemaVersion } from './db/refuse-database-of-other-schema-version.ts';
import type { DatabaseLoginName } from './db/database-roles.ts';
import { databaseUrlForLogin } from './db/database-url-for-login.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from './access/database-pools-and-logins-by-door.ts';
import { openReadReplica, type ReadReplica } from './access/open-read-replica.ts';
import type { Services } from './services-type.ts';
import { computeFiguresAndAnalyzeAfterDemoLoad } from './commands/compute-figures-and-analyze-after-demo-load.ts';
import { openLiveUpdateChannel } from './open-live-update-channel.ts';
import {
  checkDatabaseIsUsable,
  checkDatabaseLogin,
} from './outside/check-database-and-connection-messages.ts';
import { checkDatabaseLogins } from './outside/pooled-addresses/check-database-logins.ts';
import { checkReplicaFollowsDatabase } from './outside/pooled-addresses/check-replica.ts';
import { describePortStartError } from './outside/check-port-is-free-and-describe-port-error.ts';
import { closeAppGracefully } from './http/close-app-gracefully.ts';
import { openIdentityProviderClient } from './outside/identity-provider.ts';
import { reencodeImage } from './outside/reencode-image.ts';
import { CALENDAR_THREAD_LIMITS, openWorkerThreads } from './outside/worker-threads.ts';
import {
  makeDataDir,
  type RunningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './outside/start-embedded-postgres.ts';
import { openExternalServiceClient } from './outside/external-service-client.ts';
import { openWebhookClient } from './outside/webhook-client.ts';
import { openEmailSender } from './outside/email-sender.ts';
import { startTwinRunsEachNight } from './commands/start-twin-runs-each-night.ts';
import { startBackgroundWorker } from './background-worker.ts';
import { openLog } from './telemetry/open-log.ts';
import { noMetrics, openMetricRegistry } from './telemetry/metrics-type-and-registry.ts';
import { openTracing } from './telemetry/tracing.ts';
import { serveMetrics } from './telemetry/serve-metrics.ts';
import { allStartTasks } from './tasks/all-event-periodic-and-start-tasks.ts';

const DRAIN_MS = 20_000;
const configuredLoginUrls = [
  'DATABASE_APP_URL',
  'DATABASE_APP_HOUSE_URL',
  'DATABASE_APP_REVIEWER_URL',
  'DATABASE_TASKS_URL',
] as const;
const SEED_BYTES = 32;

/** Everything from the database to the listening port, and the way back. */
export async function startServer(config: Config) {
  await makeDataDir(config.DATA_DIR);
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
      : undefined;
  try {
    return await openOn(config, embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function openOn(config: Config, embedded: RunningEmbeddedPostgres | undefined) {
  const url = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? embedded?.url ?? '';
  const identity = { prefix: config.DATABASE_ROLE_PREFIX, secretKey: config.SECRET_KEY };
  await checkDatabases(config, url);
  await refuseHalfRestoredDatabase(url);
  if (config.MIGRATE_AT_START) await migrateDatabase({ url, ...identity, cell: config.CELL });
  else await refuseDatabaseOfOtherSchemaVersion({ url, prefix: identity.prefix });
  const addresses = loginAddresses(config, url);
  await checkLogins(config, { url, addresses });
  if (config.DEMO && (await loadDemoIntoEmptyDatabase(url, identity)))
    await computeFiguresAndAnalyzeAfterDemoLoad(url, { config, addresses });

  const mail = openEmailSender(config);
  const registry = config.METRICS_ADDRESS && openMetricRegistry();
  let leaving = false;
  let hint = () => {};
  const log = openLog(config.LOG_LEVEL);
  const collector = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = collector === undefined ? null : openTracing(collector, { log });
  const database: Pick<Services, 'pools' | 'roles' | 'log'> = {
    pools: openDatabasePools(addresses, undefined, undefined, tracing?.observeConnection),
    roles: (door) => `${config.DATABASE_ROLE_PREFIX}_${door}`,
    log,
  };
  const replica = await openCheckedReplica(config, { addresses, url, log });
  const clock = await openDatabaseClock(database);
  const services: Services = {
    config,
    ...database,
    replica,
    directory: openAddressDirectory(config, log),
    now: clock.now,
    aheadSeconds: clock.aheadSeconds,
    metrics: registry?.metrics ?? noMetrics,
    tracing,
    sendEmail: mail?.send ?? null,
    tryEmail: mail?.sendAlone ?? null,
    callWebhook: openWebhookClient(config),
    askService: openExternalServiceClient(config),
    hint: () => hint(),
    live: openLiveUpdateChannel(),
    leaving: () => leaving,
    randomSeed: () => randomBytes(SEED_BYTES),
    identityProvider: openIdentityProviderClient(config),
    redrawImage: reencodeImage,
    inThread: openWorkerThreads(),
    inCalendarThread: openWorkerThreads(CALENDAR_THREAD_LIMITS),
  };
  const served =
    registry && config.METRICS_ADDRESS
      ? await serveMetrics(services, registry, config.METRICS_ADDRESS)
      : undefined;
  for (const work of Object.values(allStartTasks)) await work(services);
  const worker = await startBackgroundWorker(services, addresses.tasks);
  hint = worker.hint;
  const { app } = await buildHttpApp(services);
  await listen(app, config);
  const twinRuns = startTwinRunsEachNight(services);

  return {
    greeting: greeting(config),
    close: async () => {
      leaving = true;
      await twinRuns.stop();
      await Promise.race([
        closeAppGracefully(app),
        new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref()),
      ]);
      await worker.stop();
      await served?.close();
      await tracing?.close();
      mail?.close();
      clock.stop();
      if (replica !== null) await closeDatabasePools(replica.pools);
      await services.directory?.close();
      await closeDatabasePools(services.pools);
      await embedded?.stop();
    },
  };
}

async function checkDatabases(config: Config, url: string): Promise<void> {
  await checkDatabaseIsUsable(url, settingOfDirect(config));
  for (const setting of configuredLoginUrls) {
    const given = config[setting];
    if (given !== undefined) await checkDatabaseLogin(given, setting);
  }
}

function settingOfDirect({ DATABASE_DIRECT_URL: direct }: Config): string {
  return direct === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
}

/** At the addresses by which it will work, and with the names of the settings that they are from. */
async function checkLogins(
  config: Config,
  { url, addresses }: { url: string; addresses: ReturnType<typeof loginAddresses> },
): Promise<void> {
  const given = (
    login: keyof typeof addresses,
    setting: (typeof configuredLoginUrls)[number],
    otherwise = 'DATABASE_URL',
  ) => ({
    url: addresses[login],
    setting: config[setting] === undefined ? otherwise : setting,
  });
  const direct = { url, setting: settingOfDirect(config) };
  await checkDatabaseLogins({
    logins: {
      app: given('app', 'DATABASE_APP_URL'),
      system: given('system', 'DATABASE_APP_HOUSE_URL'),
      reviewer: given('reviewer', 'DATABASE_APP_REVIEWER_URL'),
    },
    tasks: given('tasks', 'DATABASE_TASKS_URL', direct.setting),
    direct,
    prefix: config.DATABASE_ROLE_PREFIX,
  });
}

/** By the logins of the doors, which it has from the database that it follows. */
async function openCheckedReplica(
  config: Config,
  {
    addresses,
    url,
    log,
  }: { addresses: ReturnType<typeof loginAddresses>; url: string } & Pick<Services, 'log'>,
): Promise<ReadReplica | null> {
  const given = config.DATABASE_REPLICA_URL;
  if (given === undefined) return null;
  const at = (login: keyof typeof addresses) => {
    const { username, password } = new URL(addresses[login]);
    return Object.assign(new URL(given), { username, password }).href;
  };
  await checkReplicaFollowsDatabase(at('app'), { url, setting: settingOfDirect(config) }, { log });
  const urls = { app: at('app'), system: at('system'), reviewer: at('reviewer') };
  return openReadReplica(openDatabasePools(urls, { app: 4, system: 4, reviewer: 1 }));
}

function loginAddresses(
  config: Config,
  url: string,
): Record<'app' | 'system' | 'reviewer' | 'tasks', string> {
  const identity = { prefix: config.DATABASE_ROLE_PREFIX, secretKey: config.SECRET_KEY };
  const pooled = config.DATABASE_URL ?? url;
  const address = (login: DatabaseLoginName, given: string | undefined, base = pooled) =>
    given ?? databaseUrlForLogin(base, login, identity);
  return {
    app: address('app', config.DATABASE_APP_URL),
    system: address('app_house', config.DATABASE_APP_HOUSE_URL),
    reviewer: address('app_reviewer', config.DATABASE_APP_REVIEWER_URL),
    tasks: address('tasks', config.DATABASE_TASKS_URL, url),
  };
}

async function listen(
  app: { listen: (at: { port: number; host: string }) => Promise<string> },
  config: Config,
): Promise<void> {
  try {
    await app.listen({ port: config.PORT, host: config.HOST });
  } catch (error) {
    throw describePortStartError(error, config);
  }
}

function greeting(config: Config): string {
  const { BASE_URL, DEMO } = config;
  const lines = [`Evenhand is ready at ${BASE_URL}`];
  if (DEMO) {
    lines.push(
      '',
      'Demo log-ins, all with the password evenhand-demo-2026:',
      '  admin@demo.test     admin of Larkfield Energy',
      '  hiring@demo.test    runs three of its roles',
      '  member@demo.test    a colleague without a role',
      '  reviewer@demo.test  has reviews waiting',
      '  admin@pebble.test   admin of Pebble & Co, another organisation',
      '  operator@demo.test  runs this installation',
    );
    if (hasDemoOutbox(config)) lines.push('', `Every e-mail is shown at ${BASE_URL}/dev/outbox`);
  }
  return lines.join('\n');
}
