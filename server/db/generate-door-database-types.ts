import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

const target = new URL('door-databases.generated.ts', import.meta.url);
const doors = ['staff', 'reviewer', 'candidate', 'public', 'operator', 'system', 'aggregate'];

const typeNames: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  bool: 'boolean',
  text: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  date: 'string',
  jsonb: 'unknown',
  bytea: 'Buffer',
};

type Column = {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  preset: boolean;
  generated: boolean;
  choices: string | null;
  read: boolean;
  write: boolean;
  change: boolean;
};

type DatabaseFunction = {
  name: string;
  parameters: { name: string; type: string }[];
  columns: { name: string; type: string }[];
  result: string;
};

/**
 * Prints, for each door, what it may read, insert and update, and which functions it may call, from the catalogue and
 * the grants. A query that names a column or a function its door was not given does not compile.
 */
export async function printDoorDatabaseTypes(client: pg.Client, prefix: string): Promise<string> {
  const parts = ["import type { ColumnType } from 'kysely';"];
  const names: string[] = [];
  for (const door of doors) {
    const { rows } = await client.query<Column>(query, [`${prefix}_${door}`]);
    const visible = rows.filter(({ read, write, change }) => read || write || change);
    const tables = Map.groupBy(visible, (row) => row.table);
    const name = `${door.charAt(0).toUpperCase()}${door.slice(1)}Database`;
    names.push(`  ${door}: ${name};`);
    const body = [...tables].map(
      ([table, columns]) => `  '${table}': {\n${columns.map(lineOf).join('\n')}\n  };`,
    );
    parts.push(`export type ${name} = {\n${body.join('\n')}\n};`);
  }
  parts.push(`export type DoorDatabases = {\n${names.join('\n')}\n};`);
  const functions: string[] = [];
  for (const door of doors) {
    const { rows } = await client.query<DatabaseFunction>(functionsQuery, [`${prefix}_${door}`]);
    functions.push(`  ${door}: {\n${rows.map(functionLineOf).join('\n')}\n  };`);
  }
  parts.push(`export type DoorFunctions = {\n${functions.join('\n')}\n};`);
  return `// Printed by \`node server/db/generate-door-database-types.ts\` from the catalogue and the grants.\n${parts.join('\n\n')}\n`;
}

function lineOf(column: Column): string {
  const plain = column.choices ?? typeOf(column.type, `${column.table}.${column.column}`);
  const type = column.nullable ? `${plain} | null` : plain;
  const insert =
    column.write && !column.generated
      ? column.nullable || column.preset
        ? `${type} | undefined`
        : type
      : 'never';
  return `    ${column.column}: ColumnType<${column.read ? type : 'never'}, ${insert}, ${column.change ? type : 'never'}>;`;
}

/** Nothing says of a function that it takes or gives no null. */
function functionLineOf({ name, parameters, columns, result }: DatabaseFunction): string {
  // The driver writes an interval as text, and reads it as something else.
  const takes = parameters.map(({ name: own, type }) => {
    const one = orNull(type === 'interval' ? 'text' : type, name);
    return `${own}: ${one.includes('[]') ? `(${one.replace('[]', '')})[] | null` : one}`;
  });
  const row = columns.map((each) => `${each.name}: ${orNull(each.type, name)}`);
  const gives = row.length > 0 ? `{ ${row.join('; ')} }` : orNull(result, name);
  return `    '${name}': { takes: [${takes.join(', ')}]; gives: ${gives} };`;
}

function orNull(type: string, where: string): string {
  return type === 'void' || type === 'jsonb' ? 'unknown' : `${typeOf(type, where)} | null`;
}

function typeOf(type: string, where: string): string {
  const isArray = type.startsWith('_');
  const base = typeNames[isArray ? type.slice(1) : type];
  if (base === undefined) throw new Error(`no type for ${where}: ${type}`);
  return isArray ? `${base}[]` : base;
}

/** Neither those of extensions, nor those that take a whole row, which are for other functions. */
const functionsQuery = `
  select n.nspname || '.' || p.proname as name, t.typname as result,
    coalesce((select json_agg(json_build_object('name', name, 'type', typname) order by place)
      from unnest(p.proargtypes::oid[]) with ordinality as taken (type, place) join pg_type on pg_type.oid = taken.type,
        lateral (select coalesce(p.proargnames[place], 'of' || place) as name) named), '[]') as parameters,
    coalesce((select json_agg(json_build_object('name', p.proargnames[place], 'type', typname) order by place)
      from unnest(p.proallargtypes, p.proargmodes) with ordinality as given (type, mode, place)
        join pg_type on pg_type.oid = given.type
      where mode in ('o', 't')), '[]') as columns
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where n.nspname in ('auth', 'core', 'pii', 'blind', 'eo', 'report', 'audit', 'search') and p.prokind = 'f'
    and t.typname <> 'trigger' and not exists (select from pg_type where oid = any (p.proargtypes) and typtype = 'c')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    and has_schema_privilege($1, n.oid, 'usage')
    and has_function_privilege($1, p.oid, 'execute')
  order by 1`;

const query = `
  select n.nspname || '.' || c.relname as "table", a.attname as "column", t.typname as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as preset,
    a.attidentity = 'a' or a.attgenerated <> '' as generated,
    (select string_agg(quote_literal(choice[1]), ' | ' order by place)
       from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality m(choice, place)
       where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
         and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY') as choices,
    has_column_privilege($1, c.oid, a.attnum, 'select') as read,
    has_column_privilege($1, c.oid, a.attnum, 'insert') as write,
    has_column_privilege($1, c.oid, a.attnum, 'update') as change
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where n.nspname in ('core', 'pii', 'blind', 'eo', 'report', 'audit', 'catalogue') and c.relkind in ('r', 'v')
    and has_any_column_privilege($1, c.oid, 'select, insert, update')
  order by 1, a.attnum`;

/** Writes the file, or tells whether the one on disk is current. */
export async function writeOrCheckDoorDatabaseTypes(
  client: pg.Client,
  prefix: string,
  write: boolean,
): Promise<boolean> {
  const printed = await printDoorDatabaseTypes(client, prefix);
  const current = (await readFile(target, 'utf8').catch(() => '')) === printed;
  if (!current && write) await writeFile(target, printed);
  return current;
}

if (import.meta.main) {
  const { testDatabaseRolePrefix, startTestCluster } = await import(
    '../test/start-test-cluster.ts'
  );
  const cluster = await startTestCluster();
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await writeOrCheckDoorDatabaseTypes(client, testDatabaseRolePrefix, true);
  await client.end();
  await cluster.stop();
}
