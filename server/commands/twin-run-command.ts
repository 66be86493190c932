import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openRehearsalTransaction } from '../access/open-rehearsal-transaction.ts';
import { closeDatabasePools } from '../access/database-pools-and-logins-by-door.ts';
import { buildHttpApp } from '../app.ts';
import { openDatabaseClock } from '../database-clock.ts';
import {
  runReviewerBlindnessTwinRun,
  type TwinRunOutcome,
} from '../features/twin-run/run-reviewer-blindness-twin-run.ts';
import { openLiveUpdateChannel } from '../open-live-update-channel.ts';
import { openExternalServiceClient } from '../outside/external-service-client.ts';
import { reencodeImage } from '../outside/reencode-image.ts';
import { openWebhookClient } from '../outside/webhook-client.ts';
import { CALENDAR_THREAD_LIMITS, openWorkerThreads } from '../outside/worker-threads.ts';
import { openLog } from '../telemetry/open-log.ts';
import { noMetrics } from '../telemetry/metrics-type-and-registry.ts';
import type { Services } from '../services-type.ts';
import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import { type CliCommandContext, openCliCommandPools, runCliCommand } from './run-cli-command.ts';

/**
 * `npm run twin-run`: plays two invented rounds of hiring on this installation, compares what their reviewers are answered, and
 * takes both back. The running server starts it each night as well.
 */
await runCliCommand(async (command) => {
  const { url, identity, config } = command;
  const { services, close } = await openServices(command);
  try {
    const outcome = await runReviewerBlindnessTwinRun({
      services,
      version: programVersion(),
      openRehearsal: () => openRehearsalTransaction({ url, prefix: identity.prefix }),
      openApp: async (given) => (await buildHttpApp(given)).app,
      eventTasks: allEventTasks,
    });
    console.log(inWords(outcome, config.BASE_URL));
    if (outcome?.verdict !== 'alike') process.exitCode = 1;
  } finally {
    await close();
  }
});

function inWords(outcome: TwinRunOutcome | undefined, baseUrl: string): string {
  if (outcome === undefined) return 'Another process plays the twin run just now.';
  const { verdict, differing, problem } = outcome;
  if (verdict === 'alike')
    return 'Alike: who applied makes no difference to anything a reviewer is answered, to the byte.';
  if (verdict === null) return `The twin run came to no end: ${problem}. Nothing of it is kept.`;
  return [
    'DIFFERENT: reviewers may be able to tell who wrote an answer. These addresses differed:',
    ...differing.map((where) => `  ${where}`),
    `Every admin is mailed, and reads at ${baseUrl}/settings/privacy what to do. Go back to the version before, or tell the maintainers (SECURITY.md).`,
  ].join('\n');
}

async function openServices(
  command: CliCommandContext,
): Promise<{ services: Services; close: () => Promise<void> }> {
  // Nothing of what is invented is another cell's, whatever its links begin with.
  const config = { ...command.config, CELLS: {} };
  const database = {
    pools: openCliCommandPools(command),
    roles: (door: string) => `${command.identity.prefix}_${door}`,
    log: openLog(config.LOG_LEVEL),
  };
  const clock = await openDatabaseClock(database);
  return {
    services: {
      config,
      ...database,
      now: clock.now,
      aheadSeconds: clock.aheadSeconds,
      metrics: noMetrics,
      tracing: null,
      replica: null,
      directory: null,
      sendEmail: null,
      tryEmail: null,
      callWebhook: openWebhookClient(config),
      askService: openExternalServiceClient(config),
      hint: () => {},
      live: openLiveUpdateChannel(),
      leaving: () => false,
      randomSeed: () => randomBytes(32),
      identityProvider: null,
      redrawImage: reencodeImage,
      inThread: openWorkerThreads(),
      inCalendarThread: openWorkerThreads(CALENDAR_THREAD_LIMITS),
    },
    close: async () => {
      clock.stop();
      await closeDatabasePools(database.pools);
    },
  };
}

function programVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  // Our own file, which has one.
  return (JSON.parse(text) as { version: string }).version;
}
