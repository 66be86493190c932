import { createInterface } from 'node:readline/promises';
import { parseConfig } from '../config.ts';
import { databaseUrlForLogin } from '../db/database-url-for-login.ts';
import { openDatabasePools } from '../access/database-pools.ts';
import { sendDueEmails } from '../features/emails/send-due-emails.ts';
import { sendDueWebhooks } from '../features/integrations/send-due-webhooks.ts';
import { openExternalServiceClient } from '../outside/external-service-client.ts';
import { openLiveUpdateChannel } from '../live-update-channel.ts';
import { openWebhookClient } from '../outside/webhook-client.ts';
import { openEmailSender } from '../outside/email-sender.ts';
import { noMetrics } from '../telemetry/metrics.ts';
import { testDatabaseRolePrefix, testSecretKey } from './start-test-cluster.ts';

/** A process that only sends what waits, e-mails or `webhooks`, for a test that kills it. Says `ready`, then works. */
const send = process.argv[2] === 'webhooks' ? sendDueWebhooks : sendDueEmails;
const config = parseConfig({ ...process.env, NODE_ENV: 'test', SECRET_KEY: testSecretKey });
const url = config.DATABASE_URL ?? '';
const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const services = {
  config,
  pools: openDatabasePools({
    app: databaseUrlForLogin(url, 'app', identity),
    system: databaseUrlForLogin(url, 'app_house', identity),
    reviewer: databaseUrlForLogin(url, 'app_reviewer', identity),
  }),
  roles: (door: string) => `${testDatabaseRolePrefix}_${door}`,
  now: () => new Date(),
  aheadSeconds: () => 0,
  log: () => {},
  metrics: noMetrics,
  tracing: null,
  replica: null,
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
console.log('ready');
// Ends with the test, should that die first.
createInterface(process.stdin).on('close', () => process.exit(0));
while (true) {
  await send(services);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
