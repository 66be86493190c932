import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { buildHttpApp } from '../app.ts';
import { openAddressDirectory } from '../cells/address-directory.ts';
import { parseConfig } from '../config.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { openLiveUpdateChannel } from '../open-live-update-channel.ts';
import { noMetrics } from '../telemetry/metrics-type-and-registry.ts';
import type { Services } from '../services-type.ts';
import { openExternalServiceClient } from '../outside/external-service-client.ts';
import { openWebhookClient } from '../outside/webhook-client.ts';
import { openIdentityProviderClient } from '../outside/identity-provider.ts';
import { reencodeImage } from '../outside/reencode-image.ts';
import { CALENDAR_THREAD_LIMITS, openWorkerThreads } from '../outside/worker-threads.ts';
import type { RoutedApp } from '../http/add-endpoint-route.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';
import {
  cloneTestDatabase,
  findTestTemplateDatabaseUrl,
  openDatabaseOwnerPool,
} from './clone-test-database-and-open-owner-pool.ts';
import { type TestDataBuilders, testDataBuilders } from './test-data-builders.ts';

/** A whole house on a database of its own, with the very roles and logins of production. */
export type TestServer = {
  url: string;
  services: Services;
  running: RoutedApp;
  given: TestDataBuilders;
  /** Every log line so far. */
  logged: Record<string, unknown>[];
  /** Moves the server's clock. */
  setNow: (now: Date | null) => void;
  /** Has the server deal its batches by this seed. */
  setSeed: (seed: Buffer) => void;
  as: (person: { session: string } | null) => TestHttpClient;
};

export type TestHttpClient = {
  get: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  post: (
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  put: (
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  patch: (
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  delete: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
};

/** On a machine that is busy with something else a statement of a moment takes seconds. */
const patience = { connectionMs: 30_000, statementMs: 60_000 };

/** Opens a server for one test file; `settings` differ from those of the other tests. */
export function startTestServer(
  settings: Record<string, string> = {},
  template = async () => findTestTemplateDatabaseUrl(),
): TestServer {
  // Filled before the first test; a test that looks earlier is wrong and finds nothing.
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await openTestServer(settings, await template()));
  });
  afterAll(async () => {
    await server.running.app.close();
    await server.services.directory?.close();
    await closeDatabasePools(server.services.pools);
  });
  return server;
}

/** Another process of the same installation, on the same database; or the same with other surroundings. */
export async function openSecondServer(
  { services }: TestServer,
  changes: Partial<Services> = {},
): Promise<RoutedApp> {
  const server = await buildHttpApp({ ...services, ...changes });
  onTestFinished(() => server.app.close());
  return server;
}

async function openTestServer(
  settings: Record<string, string>,
  template: string,
): Promise<TestServer> {
  const url = await cloneTestDatabase(template);
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  const logged: Record<string, unknown>[] = [];
  let fixed: Date | null = null;
  let seed: Buffer | null = null;
  const config = parseConfig({
    NODE_ENV: 'test',
    SECRET_KEY: testSecretKey,
    DATABASE_URL: url,
    DATA_DIR: tmpdir(),
    DEMO: 'true',
    ...settings,
  });
  const services: Services = {
    config,
    pools: openDatabasePools(
      {
        app: databaseUrlForLogin(url, 'app', identity),
        system: databaseUrlForLogin(url, 'app_house', identity),
        reviewer: databaseUrlForLogin(url, 'app_reviewer', identity),
      },
      undefined,
      patience,
    ),
    roles: (door) => `${testDatabaseRolePrefix}_${door}`,
    now: () => fixed ?? new Date(),
    aheadSeconds: () => 0,
    log: (entry) => logged.push(entry),
    metrics: noMetrics,
    tracing: null,
    replica: null,
    directory: openAddressDirectory(config, (entry) => logged.push(entry), patience.statementMs),
    sendEmail: null,
    tryEmail: null,
    callWebhook: openWebhookClient(config),
    askService: openExternalServiceClient(config),
    hint: () => {},
    live: openLiveUpdateChannel(),
    leaving: () => false,
    randomSeed: () => seed ?? randomBytes(32),
    identityProvider: openIdentityProviderClient(config),
    redrawImage: reencodeImage,
    // As patient with threads as with statements: a test of one that is given up brings its own.
    inThread: openWorkerThreads({ limitMs: 60_000 }),
    inCalendarThread: openWorkerThreads(CALENDAR_THREAD_LIMITS),
  };
  const running = await buildHttpApp(services);
  const as: TestServer['as'] = (person) => callerOf(running, person?.session ?? null);
  return {
    url,
    services,
    running,
    given: testDataBuilders(openDatabaseOwnerPool(url)),
    logged,
    setNow: (now) => {
      fixed = now;
    },
    setSeed: (bytes) => {
      seed = bytes;
    },
    as,
  };
}

function callerOf({ app, services }: RoutedApp, session: string | null): TestHttpClient {
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    headers: Record<string, string> = {},
  ) => {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        ...(session !== null && {
          cookie: `sid=${session}`,
          'x-csrf-token': deriveCsrfToken(session, services.config),
        }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
    };
    return app.inject(options);
  };
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  };
}
