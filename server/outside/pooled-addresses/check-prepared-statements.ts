import type pg from 'pg';
import { StartError } from '../start-error.ts';

const HOLDERS = 4;
const PATIENCE_MS = 5000;
/** No such statement on this connection, or one of that name already. */
const LOST_OR_MIXED_UP: ReadonlySet<string> = new Set(['26000', '42P05']);

type PidRow = { pid: number };
const kept = {
  name: 'evenhand_start_check',
  text: 'select pg_backend_pid() as pid where $1::integer = 1',
  values: [1],
};

/**
 * Whether a statement that was prepared once is there on whichever connection of a pooler it is asked next: the first time it is
 * asked on one, then others hold that one, and it is asked again. A try without load would come by the same one each time, and pass.
 * @throws StartError with what to do about it
 */
export async function checkPreparedStatements(
  pool: pg.Pool,
  client: pg.PoolClient,
  { url, setting }: { url: string; setting: string },
): Promise<void> {
  const { host } = new URL(url);
  const holders: pg.PoolClient[] = [];
  try {
    const first = await ask(client);
    while (holders.length < HOLDERS) {
      const holder = await pool.connect();
      holders.push(holder);
      await holder.query('begin');
      const { pid } = await ask(holder);
      await ask(client);
      if (pid === first.pid) break;
    }
  } catch (error) {
    if (error === tooLate)
      throw new StartError(
        `The pooler at ${host} lends the login of ${setting} no second connection: raise its default_pool_size.`,
      );
    if (!LOST_OR_MIXED_UP.has(String(Reflect.get(Object(error), 'code')))) throw error;
    throw new StartError(
      `The pooler at ${host} loses the prepared statements of ${setting}: take PgBouncer 1.21 or newer with max_prepared_statements = 300, or set its pool_mode to session.`,
      { cause: error },
    );
  } finally {
    for (const holder of holders) holder.release(true);
  }
}

const tooLate = new Error('nobody answered');

/** In time: a pooler that has no connection left keeps whoever asks waiting for minutes. */
async function ask(client: pg.PoolClient): Promise<PidRow> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate), PATIENCE_MS);
  });
  const asked = client.query<PidRow>(kept);
  // Whoever comes too late is heard by nobody.
  asked.catch(() => {});
  try {
    const { rows } = await Promise.race([asked, late]);
    const [row] = rows;
    if (row === undefined) throw new Error('the statement has one row');
    return row;
  } finally {
    clearTimeout(timer);
  }
}
