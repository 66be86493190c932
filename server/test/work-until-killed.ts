import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { parseConfig } from '../config.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { openDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import { applyJobCounterDeltas } from '../events/apply-job-counter-deltas.ts';
import { sealAuditTrail } from '../events/seal-audit-trail.ts';
import { sendDueEmails } from '../features/emails/send-due-emails.ts';
import { sendDueWebhooks } from '../features/integrations/send-due-webhooks.ts';
import { openExternalServiceClient } from '../outside/external-service-client.ts';
import { openLiveUpdateChannel } from '../open-live-update-channel.ts';
import { openWebhookClient } from '../outside/webhook-client.ts';
import { openEmailSender } from '../outside/email-sender.ts';
import { noMetrics } from '../telemetry/metrics-type-and-registry.ts';
import { dispatchEvents, openTaskQueue } from '../tasks/dispatch-events-and-open-task-queue.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';

/** A process that does one kind of work, e-mails, `webhooks` or `events`, for a test that kills it. Says `ready`, then works. */
const kind = process.argv[2] ?? 'e-mails';
const config = parseConfig({ ...process.env, NODE_ENV: 'test', SECRET_KEY: testSecretKey });
const url = config.DATABASE_URL ?? '';
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const services = {
  config,
  // As patient as the server of a test: on a busy machine a statement of a moment takes seconds.
  pools: openDatabasePools(
    {
      app: databaseUrlForLogin(url, 'app', identity),
      system: databaseUrlForLogin(url, 'app_house', identity),
      reviewer: databaseUrlForLogin(url, 'app_reviewer', identity),
    },
    undefined,
    { connectionMs: 30_000, statementMs: 60_000 },
  ),
  roles: (door: string) => `${testDatabaseRolePrefix}_${door}`,
  now: () => new Date(),
  aheadSeconds: () => 0,
  log: () => {},
  metrics: noMetrics,
  tracing: null,
  replica: null,
  directory: null,
  sendEmail: openEmailSender(config)?.send ?? null,
  tryEmail: null,
  callWebhook: openWebhookClient(config),
  askService: openExternalServiceClient(config),
  hint: () => {},
  live: openLiveUpdateChannel(),
  leaving: () => false,
  randomSeed: () => Buffer.alloc(32),
  identityProvider: null,
  redrawImage: () => Promise.resolve(undefined),
  inThread: () => Promise.resolve(undefined),
  inCalendarThread: () => Promise.resolve(undefined),
};
const work = kind === 'events' ? await openEventWork() : () => [sendWhatIsDue()];
console.log('ready');
// Ends with the test, should that die first.
createInterface(process.stdin).on('close', () => process.exit(0));
while (true) {
  // As for the real worker, what failed waits for the next round; a test that waits in vain shows why.
  for (const outcome of await Promise.allSettled(work()))
    if (outcome.status === 'rejected') console.error(`${kind}: ${String(outcome.reason)}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

async function sendWhatIsDue(): Promise<void> {
  await (kind === 'webhooks' ? sendDueWebhooks : sendDueEmails)(services);
}

/** What follows from an event in any organisation, but for its tasks: these are queued and left there. */
async function openEventWork(): Promise<() => Promise<unknown>[]> {
  const tasksUrl = databaseUrlForLogin(url, 'tasks', identity);
  const pool = new pg.Pool({ connectionString: tasksUrl, max: 2 });
  const queue = await openTaskQueue(tasksUrl, services);
  return () => [
    dispatchEvents(pool, queue, services),
    applyJobCounterDeltas(services),
    sealAuditTrail(services),
  ];
}
