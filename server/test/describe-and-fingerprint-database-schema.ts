import { createHash } from 'node:crypto';
import type pg from 'pg';

/** What the migrator keeps for itself, and what pg-boss makes at run time. */
const LEFT_OUT = `('migration.kysely_migration', 'migration.kysely_migration_lock', 'migration.function')`;
const OURS = `n.nspname !~ '^(pg_|information_schema$|pgboss$|public$)'`;

/** Grants without their order; those that an object begins with are said like those that were given. */
const grants = (acl: string, preset: string) =>
  `(select coalesce(string_agg(line, E'\\n' order by line), '  nobody') from (
     select format('  %s: %s%s by %s', case when a.grantee = 0 then 'public' else pg_get_userbyid(a.grantee) end,
       string_agg(a.privilege_type, ', ' order by a.privilege_type), case when a.is_grantable then ' with grant option' end,
       pg_get_userbyid(a.grantor)) as line
     from aclexplode(coalesce(${acl}, ${preset})) a
     -- Of PostgreSQL 17 and later, and part of what an owner may in any case.
     where a.privilege_type <> 'MAINTAIN' group by a.grantee, a.grantor, a.is_grantable) g)`;
const noted = (text: string) => `coalesce(E'\\n  comment ' || ${text}, '')`;
/** Parts of a table, each a line: columns in their order, all else by its words. */
const lines = (what: string, from: string, place = '0') =>
  `coalesce((select E'\\n' || string_agg('  ' || line, E'\\n' order by place, line collate "C")
     from (select ${what} as line, ${place} as place from ${from}) l), '')`;

const queries = [
  `select 'schema ' || n.nspname::text, format(E'owner %s\\n%s', pg_get_userbyid(n.nspowner),
     ${grants('n.nspacl', `acldefault('n', n.nspowner)`)})
   from pg_namespace n where ${OURS.replace('|pgboss$', '')}`,
  `select 'extension ' || e.extname, format('in %s', e.extnamespace::regnamespace) from pg_extension e where e.extname <> 'plpgsql'`,
  `select format('default privileges of %s on %s in %s', pg_get_userbyid(d.defaclrole), d.defaclobjtype,
     case when d.defaclnamespace = 0 then 'every schema' else d.defaclnamespace::regnamespace::text end),
     ${grants('d.defaclacl', `'{}'::aclitem[]`)} from pg_default_acl d`,
  `select 'table ' || c.oid::regclass, format(E'owner %s, row security %s, forced %s, options %s\\n%s',
     pg_get_userbyid(c.relowner), c.relrowsecurity, c.relforcerowsecurity, coalesce(c.reloptions::text, 'none'),
     ${grants('c.relacl', `acldefault('r', c.relowner)`)})
     || ${noted(`obj_description(c.oid, 'pg_class')`)}
     || ${lines(
       `format('column %s %s%s%s%s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then ' not null' end, ' default ' || pg_get_expr(d.adbin, d.adrelid),
         case when a.attidentity <> '' then ' identity ' || a.attidentity::text end,
         case when a.attgenerated <> '' then ' generated ' || a.attgenerated::text end,
         case when a.attcollation not in (0, 100) then ' collate ' || a.attcollation::regcollation::text end,
         case when a.attstorage <> t.typstorage then ' storage ' || a.attstorage::text end)
         || ${noted('col_description(a.attrelid, a.attnum)')}
         || coalesce(E'\\n' || (select ${grants('a.attacl', 'null')} where a.attacl is not null), '')`,
       `pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped`,
       'a.attnum',
     )}
     -- That a column is never null is said with the column; PostgreSQL 18 keeps it as a constraint with a name, 15 does not.
     || ${lines(
       `format('constraint %s %s%s', k.conname, pg_get_constraintdef(k.oid), case when not k.convalidated then ' not validated' end)`,
       `pg_constraint k where k.conrelid = c.oid and k.contype not in ('n', 't')`,
     )}
     || ${lines('pg_get_indexdef(i.indexrelid)', 'pg_index i where i.indrelid = c.oid')}
     || ${lines(
       `format('policy %s %s for %s to %s using %s with check %s', p.polname,
         case when p.polpermissive then 'permissive' else 'restrictive' end, p.polcmd,
         array(select case when r = 0 then 'public' else pg_get_userbyid(r) end from unnest(p.polroles) r order by 1)::text,
         coalesce(pg_get_expr(p.polqual, p.polrelid), '-'), coalesce(pg_get_expr(p.polwithcheck, p.polrelid), '-'))`,
       'pg_policy p where p.polrelid = c.oid',
     )}
     || ${lines(
       `format('%s %s', pg_get_triggerdef(t.oid), t.tgenabled)`,
       'pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal',
     )}
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p') and ${OURS} and c.oid::regclass::text not in ${LEFT_OUT}`,
  `select 'sequence ' || c.oid::regclass, format(E'owner %s, %s, of %s\\n%s', pg_get_userbyid(c.relowner),
     (select format('%s from %s by %s between %s and %s, cache %s, cycle %s', s.seqtypid::regtype, s.seqstart, s.seqincrement,
        s.seqmin, s.seqmax, s.seqcache, s.seqcycle) from pg_sequence s where s.seqrelid = c.oid),
     (select pg_describe_object(d.refclassid, d.refobjid, d.refobjsubid) from pg_depend d
       where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and d.refobjsubid > 0),
     ${grants('c.relacl', `acldefault('s', c.relowner)`)})
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'S' and ${OURS}`,
  `select 'view ' || c.oid::regclass, format(E'owner %s, options %s\\n%s\\n%s', pg_get_userbyid(c.relowner),
     coalesce(c.reloptions::text, 'none'), ${grants('c.relacl', `acldefault('r', c.relowner)`)}, pg_get_viewdef(c.oid))
     || ${noted(`obj_description(c.oid, 'pg_class')`)}
   from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('v', 'm') and ${OURS}`,
  `select 'type ' || t.oid::regtype, format('%s owner %s %s %s', t.typtype, pg_get_userbyid(t.typowner),
     array(select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder),
     array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.contypid = t.oid order by 1))
   from pg_type t join pg_namespace n on n.oid = t.typnamespace where t.typtype in ('d', 'e', 'r') and ${OURS}`,
  // However its lines are broken, and whatever is remarked there. What migrations are written with is no part of the schema.
  `select case p.prokind when 'p' then 'procedure ' else 'function ' end || p.oid::regprocedure,
     format(E'owner %s\\n%s\\n%s', pg_get_userbyid(p.proowner), ${grants('p.proacl', `acldefault('f', p.proowner)`)},
       regexp_replace(pg_get_functiondef(p.oid), '(\\s|--[^\\n]*)+', ' ', 'g')) || ${noted(`obj_description(p.oid, 'pg_proc')`)}
   from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where ${OURS} and n.nspname <> 'migration' and not exists (select from pg_depend d
     where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
];

/** Everything that migrations have made, object by object, in words that are the same whenever and in whatever order it was made. */
export async function describeDatabaseSchema(client: pg.Client): Promise<Map<string, string>> {
  await client.query('set search_path = pg_catalog');
  const found: [name: string, text: string][] = [];
  for (const text of queries)
    found.push(...(await client.query<[string, string]>({ text, rowMode: 'array' })).rows);
  const tables = found.flatMap(([name]) => (name.startsWith('table ') ? [name.slice(6)] : []));
  found.push(...(await describeRows(client, tables)));
  return new Map(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Rows that a database begins with. A salt is another one each time: that it is there is what counts. */
async function describeRows(client: pg.Client, tables: string[]): Promise<[string, string][]> {
  const found: [name: string, text: string][] = [];
  for (const table of tables.filter((name) => !name.startsWith('migration.'))) {
    const column = /^auth\.(mail|email)_salt$/.test(table) ? 'count(*)' : 't::text';
    const { rows } = await client.query<{ line: string }>(
      `select ${column} as line from ${table} t order by 1`,
    );
    const text = rows.map(({ line }) => line).join('\n');
    if (text !== '' && text !== '0') found.push([`rows of ${table}`, text]);
  }
  return found;
}

export function fingerprintSchemaObjects(schema: Map<string, string>): Record<string, string> {
  const entries = [...schema].map(
    ([name, text]) => [name, createHash('sha256').update(text).digest('hex').slice(0, 16)] as const,
  );
  return Object.fromEntries(entries);
}
