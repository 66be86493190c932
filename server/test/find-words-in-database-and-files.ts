import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, strFromU8, unzipSync } from 'fflate';
import type pg from 'pg';
import { findCanaryDisguises, prepareCanarySearch } from './canary-disguises.ts';

/** Where one of these words stands in the database, in any of its disguises: table and column, whatever the column's type. */
export async function findWordsInDatabase(
  database: pg.Pool,
  words: readonly string[],
): Promise<string[]> {
  const { rows: columns } = await database.query<{ place: string; name: string; type: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, a.attname as name, format_type(a.atttypid, null) as type
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
       and n.nspname !~ '^(pg_|information_schema$|pgboss$)'`,
  );
  if (columns.length < 1000) throw new Error(`only ${columns.length} columns were found`);
  const found: string[] = [];
  for (const [place, ofTable] of Map.groupBy(columns, (column) => column.place)) {
    const { rows } = await database.query<Record<string, unknown>>({
      text: `select ${ofTable.map(({ name, type }) => `"${name}"${type === 'bytea' ? '' : '::text'}`).join(', ')} from ${place}`,
    });
    for (const { name } of ofTable) {
      const values = rows.flatMap((row) => (row[name] === null ? [] : [textOf(row[name])]));
      if (isAnyWordInText(values.join('\n'), words)) found.push(`${place}.${name}`);
    }
  }
  // Nothing of the product is kept there; were it one day, it would have to be looked through here.
  const { rows } = await database.query('select oid from pg_largeobject_metadata');
  return [...found.toSorted(), ...rows.map(() => 'a large object')];
}

/** The same in the names and the bytes of all files of a folder but those of the database, which are looked at above. */
export function findWordsInFiles(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('postgres-'),
  );
  return files.filter((name) => {
    const path = join(folder, name);
    return isAnyWordInText(
      statSync(path).isFile() ? `${name}\n${textOf(readFileSync(path))}` : name,
      words,
    );
  });
}

export function isAnyWordInText(text: string, words: readonly string[]): boolean {
  const haystack = prepareCanarySearch(text);
  return words.some((word) => findCanaryDisguises(haystack, { word }).length > 0);
}

/** Bytes as what they may mean: what is packed is unpacked. */
function textOf(value: unknown): string {
  if (!Buffer.isBuffer(value)) return String(value);
  const isZip = value.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
  const isGzip = value.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]));
  const packed = isZip ? Object.values(unzipSync(value)) : isGzip ? [gunzipSync(value)] : [];
  return [
    value.toString('utf8'),
    value.toString('hex'),
    ...packed.map((part) => strFromU8(part)),
  ].join(' ');
}
