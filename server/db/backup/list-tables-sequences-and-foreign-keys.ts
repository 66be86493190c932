import type pg from 'pg';

export type BackupTable = { name: string; columns: string[] };

/** What a restore does without: whoever was logged in logs in again, and nothing that was ended comes back to life. */
const leftOut = ['auth.session', 'auth.pending', 'auth.throttle'];

/** Every table of ours with its columns, but those of the queue and of the migrator. */
export async function listBackupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$|public$|pgboss$|migration$)' order by 1`,
  );
  return rows.filter(({ name }) => !leftOut.includes(name));
}

/** The counters behind the ids: an id that was given once is never given again. */
export async function listBackupSequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname !~ '^(pg_|information_schema$|public$|pgboss$|migration$)' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Foreign keys by their table, with what makes them as they are. */
export async function listForeignKeys(
  client: pg.ClientBase,
): Promise<{ table: string; name: string; deferral: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; deferral: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I', k.conname) as name,
       case when not k.condeferrable then 'not deferrable' when k.condeferred then 'deferrable initially deferred'
         else 'deferrable initially immediate' end as deferral
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^(pg_|information_schema$|public$|pgboss$|migration$)'`,
  );
  return rows;
}
