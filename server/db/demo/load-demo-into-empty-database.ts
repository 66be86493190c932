import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { StartError } from '../../outside/start-error.ts';
import { openOwnerDatabase } from '../open-owner-database.ts';
import { plantDemoOperator } from './plant-demo-operator.ts';

type Where = { url: string; prefix: string; secretKey: string };

/**
 * Fills an empty database with the demo employers; one that holds anything is left alone, but for the log-in of whoever
 * runs it. Two years of hiring are planted in a process of its own, which takes the memory that this needs with it.
 * @returns whether it was this process that filled it
 */
export async function loadDemoIntoEmptyDatabase(
  url: string,
  { prefix, secretKey }: { prefix: string; secretKey: string },
): Promise<boolean> {
  const db = openOwnerDatabase(url, prefix);
  try {
    const isNew = await isEmpty(db);
    if (isNew) await plantElsewhere({ url, prefix, secretKey });
    const { hashDemoPassword } = await import('./hash-demo-password.ts');
    await db.transaction().execute(async (transaction) => {
      await waitForOthers(transaction);
      await plantDemoOperator(transaction, { hash: hashDemoPassword });
    });
    return isNew;
  } finally {
    await db.destroy();
  }
}

/** The secret key goes by the pipe: what stands in a command line everybody on the machine may read. */
async function plantElsewhere(where: Where): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify(where));
  await once(child, 'exit');
  if (child.exitCode !== 0)
    throw new StartError('The demo could not be planted, for the reason given above.');
}

/** Others wait until all of it is there: their rounds would otherwise work on a demo that is half planted. */
async function plantHere({ url, prefix, secretKey }: Where): Promise<void> {
  const holder = openOwnerDatabase(url, prefix);
  const db = openOwnerDatabase(url, prefix);
  try {
    await holder.transaction().execute(async (transaction) => {
      await waitForOthers(transaction);
      if (!(await isEmpty(transaction))) return;
      const { plantDemo } = await import('./plant-demo.ts');
      await db.transaction().execute((planting) => plantDemo(planting, { secretKey }));
      const { doDemoInterviewAndTaskActions } = await import(
        './do-demo-interview-and-task-actions.ts'
      );
      await doDemoInterviewAndTaskActions({ url, prefix, secretKey });
    });
  } finally {
    await db.destroy();
    await holder.destroy();
  }
}

/** A process that starts beside the first waits until all of it is planted, however slow the machine is. */
async function waitForOthers(transaction: Kysely<unknown>): Promise<void> {
  await sql`
    select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(transaction);
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(transaction);
}

async function isEmpty(db: Kysely<unknown>): Promise<boolean> {
  return (await sql`select 1 from core.organisation limit 1`.execute(db)).rows.length === 0;
}

// Written by `plantElsewhere`, in this shape.
if (import.meta.main) await plantHere((await json(process.stdin)) as Where);
