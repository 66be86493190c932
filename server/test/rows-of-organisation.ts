import type pg from 'pg';

/** Every row that names the organisation, as text, by its table: found by the catalogue alone. */
export async function readRowsOfOrganisation(
  database: pg.Pool,
  orgId: number,
): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.query<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema$|pgboss$)' and a.attnum > 0 and not a.attisdropped
     group by 1, c.oid having bool_or(a.attname = 'org_id') order by 1`,
  );
  const selects = tables.map(
    ({ name, columns }) =>
      `select '${name}' as name, r::text as row from (select ${columns} from ${name} where org_id = $1) r`,
  );
  const { rows } = await database.query<{ name: string; row: string }>(
    `${selects.join(' union all ')} order by 1, 2`,
    [orgId],
  );
  const found: Record<string, string[]> = {};
  for (const { name, row } of rows) (found[name] ??= []).push(row);
  return found;
}
