import { createHash } from 'node:crypto';
import type pg from 'pg';
import { listAllTables } from './database-doors-logins-and-table-lists.ts';

/** Has everybody who is logged in seen just now: that a session is alive is stored once a minute, and no part of any deed. */
export async function freezeSessionSeenTimes(owner: pg.Pool): Promise<void> {
  await owner.query(`update auth.session set seen_at = now() + interval '20 minutes'`);
}

const fingerprints = new WeakMap<pg.Pool, { name: string; text: string }>();

/** One fingerprint of everything stored: two that are equal mean that nothing was changed. */
export async function fingerprintDatabase(owner: pg.Pool): Promise<string> {
  const query = fingerprints.get(owner) ?? (await fingerprintQuery(owner));
  fingerprints.set(owner, query);
  const { rows } = await owner.query<{ sum: string }>(query);
  return rows.map(({ sum }) => sum).join();
}

/** Thousands are taken: rows are hashed as they are, in any order, and the query is planned once. */
async function fingerprintQuery(owner: pg.Pool): Promise<{ name: string; text: string }> {
  const tables = (await listAllTables(owner)).filter((table) => !table.startsWith('pgboss.'));
  const parts = tables.map(
    (table) =>
      `select '${table} ' || count(*) || ' ' || coalesce(sum(hash_record_extended(t, 0)), 0) as sum from ${table} t`,
  );
  const text = `select md5(string_agg(sum, ',' order by sum)) as sum from (${parts.join(' union all ')}) s`;
  return { name: createHash('md5').update(text).digest('hex'), text };
}
