import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** What every transaction needs, whatever it asks for; not who is looked up in the same message. */
const OF_THE_DOOR =
  /^\s*(commit|rollback|(begin|start transaction\b[^;]*)?;?\s*(select set_config\([^;]*)?)$/i;

/** Counts what the logins of the doors send; the worker has a login of its own. */
export function addStatementCounterRoute(app: FastifyInstance, pools: readonly pg.Pool[]): void {
  const heard: string[] = [];
  for (const pool of pools) pool.on('connect', (client) => listenTo(client, heard));
  app.get('/bench/statements', async () => {
    const texts = heard.splice(0);
    const query = texts.filter((text) => !OF_THE_DOOR.test(text));
    return { trips: texts.length, asked: query.length, texts: query };
  });
}

function listenTo(client: pg.PoolClient, heard: string[]): void {
  // Only the server's own work comes by this login, at any time.
  if (Reflect.get(client, 'user') === SERVER) return;
  const query = client.query.bind(client);
  Reflect.set(client, 'query', (...given: Parameters<typeof query>) => {
    const first: unknown = given[0];
    heard.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')));
    if (heard.length > MOST) heard.splice(0, MOST);
    return query(...given);
  });
}

const SERVER = 'evenhand_app_house';
const MOST = 1000;
