import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';

const target = new URL('door-databases.generated.ts', import.meta.url);
const doors = ['staff', 'reviewer', 'candidate', 'public', 'operator', 'worker', 'aggregate'];

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

/**
 * Prints, for each door, what it may read, insert and update, from the catalogue and the grants. A query
 * that names a column its door was not given does not compile.
 */
export async function printDoorTypes(client: pg.Client, prefix: string): Promise<string> {
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
  return `// Printed by \`node server/db/print-door-types.ts\` from the catalogue and the grants.\n${parts.join('\n\n')}\n`;
}

function lineOf(column: Column): string {
  const array = column.type.startsWith('_');
  const base = typeNames[array ? column.type.slice(1) : column.type];
  if (base === undefined)
    throw new Error(`no type for ${column.table}.${column.column}: ${column.type}`);
  const plain = column.choices ?? (array ? `${base}[]` : base);
  const type = column.nullable ? `${plain} | null` : plain;
  const insert =
    column.write && !column.generated
      ? column.nullable || column.preset
        ? `${type} | undefined`
        : type
      : 'never';
  return `    ${column.column}: ColumnType<${column.read ? type : 'never'}, ${insert}, ${column.change ? type : 'never'}>;`;
}

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
export async function refreshDoorTypes(
  client: pg.Client,
  prefix: string,
  write: boolean,
): Promise<boolean> {
  const printed = await printDoorTypes(client, prefix);
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
  await refreshDoorTypes(client, testDatabaseRolePrefix, true);
  await client.end();
  await cluster.stop();
}
