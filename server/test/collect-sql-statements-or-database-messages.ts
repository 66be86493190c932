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
  const messages = await collectMessages(services, work);
  return messages.map(({ text }) => text).filter((text) => !OF_THE_DOOR.test(text));
}

/** Every way to the database, by its first message: each is waited for, and what goes before an answer has come goes along. */
export async function collectWaysToDatabase(
  services: Pick<Services, 'pools'>,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const messages = await collectMessages(services, work);
  return messages.filter(({ goesAlong }) => !goesAlong).map(({ text }) => text);
}

async function collectMessages(
  { pools }: Pick<Services, 'pools'>,
  work: () => Promise<unknown>,
): Promise<{ text: string; goesAlong: boolean }[]> {
  const messages: { text: string; goesAlong: boolean }[] = [];
  const clients = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client) as unknown as (...asked: unknown[]) => Promise<unknown>;
    let unanswered = 0;
    const listening = async (...asked: unknown[]) => {
      const [first] = asked;
      const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
      messages.push({ text, goesAlong: unanswered > 0 });
      unanswered += 1;
      return query(...asked).finally(() => {
        unanswered -= 1;
      });
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
