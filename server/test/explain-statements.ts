import type pg from 'pg';
import type { Services } from '../services-type.ts';

/** What one statement read: rows by the name of their table, those that a filter dropped included, and pages in all. */
export type StatementWithRowsAndPagesRead = {
  text: string;
  rows: Record<string, number>;
  pages: number;
};

type Plan = {
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** What reads, and does nothing else. */
const READS = /^\s*(select|with)\b/i;
const DOES = /set_config|pg_advisory|audit\.append|\b(insert into|update|delete from)\b/i;

/** Has the database explain each reading statement of the server, in its transaction and as its door, just before it is done. */
export async function explainStatementsDuringWork(
  { pools }: Pick<Services, 'pools'>,
  work: () => Promise<unknown>,
): Promise<StatementWithRowsAndPagesRead[]> {
  const plans: Promise<StatementWithRowsAndPagesRead>[] = [];
  const clients = new Set<pg.PoolClient>();
  const listen = (client: pg.PoolClient) => {
    if (clients.has(client)) return;
    clients.add(client);
    const query = client.query.bind(client);
    const explaining = (...asked: Parameters<typeof query>) => {
      const first: unknown = asked[0];
      const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
      const values: unknown = Reflect.get(Object(first), 'values') ?? [];
      if (READS.test(text) && !DOES.test(text))
        plans.push(
          // Whatever the server gave its statement, this one gets too.
          query({
            text: `explain (analyze, buffers, format json) ${text}`,
            values: values as unknown[],
          }).then(({ rows }) => explained(text, rows[0]['QUERY PLAN'][0].Plan)),
        );
      return query(...asked);
    };
    // The same function, which asks for the plan first.
    client.query = explaining as unknown as pg.PoolClient['query'];
  };
  const raw = Object.values(pools).map((pool) => pool.raw);
  for (const pool of raw) pool.on('acquire', listen);
  await work();
  for (const pool of raw) pool.off('acquire', listen);
  for (const client of clients) Reflect.deleteProperty(client, 'query');
  return Promise.all(plans);
}

function explained(text: string, plan: Plan): StatementWithRowsAndPagesRead {
  const rows: Record<string, number> = {};
  const walk = (node: Plan) => {
    const table = node['Relation Name'];
    const read =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    if (table !== undefined) rows[table] = (rows[table] ?? 0) + read * (node['Actual Loops'] ?? 0);
    node.Plans?.forEach(walk);
  };
  walk(plan);
  return { text, rows, pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}
