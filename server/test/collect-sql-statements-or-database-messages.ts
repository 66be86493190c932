import type pg from 'pg';
import type { Services } from '../services-type.ts';

/** What every transaction needs, whatever it asks for; not who is looked up in the same message. */
const OF_THE_DOOR =
  /^\s*(commit|rollback|(begin|start transaction\b[^;]*)?;?\s*(select set_config\([^;]*)?)$/i;

/** What the server asks its database while it works, but for what belongs to every transaction. */
export async function collectSqlStatements(
  services: Pick<Services, 'pools'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  return (await collectDatabaseMessages(services, work)).filter((text) => !OF_THE_DOOR.test(text));
}

/** Every message to the database, each of which is waited for. */
export async function collectDatabaseMessages(
  { pools }: Pick<Services, 'pools'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const messages: string[] = [];
  const clients = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
    const listening = (...asked: unknown[]) => {
      const [first] = asked;
      messages.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')));
      return query(...asked);
    };
    // The same function with an ear in it.
    client.query = listening as unknown as pg.PoolClient['query'];
  };
  const raw = Object.values(pools).map((pool) => pool.raw);
  for (const pool of raw) pool.on('acquire', listen);
  await work();
  for (const pool of raw) pool.off('acquire', listen);
  for (const client of clients) Reflect.deleteProperty(client, 'query');
  return messages;
}
