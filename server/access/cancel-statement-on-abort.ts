import pg from 'pg';

/**
 * Does work in a transaction as long as somebody wants its answer: when the signal comes, the statement that is running is
 * cancelled. The work is not over before the cancelling is, so that the next user of the connection is not hit by it.
 */
export async function cancelStatementOnAbort<T>(
  { pool, pid, signal }: { pool: pg.Pool; pid: number | undefined; signal: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  let cancelling: Promise<void> | undefined;
  const cancel = () => {
    cancelling = cancelStatement(pool, pid);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
    await cancelling;
  }
}

/** On a connection of its own: those of the pool may all be taken. A login may end what it began itself. */
async function cancelStatement({ options }: pg.Pool, pid: number | undefined): Promise<void> {
  const client = new pg.Client(options);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_cancel_backend($1)', [pid]);
  } catch {
    // Then the statement ends with its own time limit.
  } finally {
    await client.end().catch(() => {});
  }
}
