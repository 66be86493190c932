import { type Kysely, sql } from 'kysely';
import type { DatabaseFunctionFile } from './read-and-sort-database-function-files.ts';

/**
 * Brings the functions and views of `functions/` to their text of today: those whose file is another one since it was last
 * applied, in the transaction of the migrations before. Rights are taken away first, so that a file says who has them.
 *
 * What a change needs:
 * - another body, owner or grant: only the file.
 * - another signature or result, a view's other columns: only the file, too. It is dropped and made anew, and with it the
 *   functions and views that are made of it.
 * - the same of a function that a policy, default, check or trigger names: a migration as well, which drops these, drops the
 *   function, declares it as it is now (`call migration.declare`) and makes them again. Without it nothing is applied.
 * - a file that is gone: what it made is dropped.
 * Where the program before calls what is no longer there, a migration says so, however little else stands in it, by the line
 * that tells from which program on it can be worked with (docs/decisions/043).
 */
export async function replaceChangedDatabaseFunctions(
  db: Kysely<unknown>,
  prefix: string,
  files: DatabaseFunctionFile[],
): Promise<void> {
  const applied = await readAppliedFunctionHashes(db);
  const gone = [...applied.keys()].filter((key) => !files.some((file) => file.key === key));
  const due = new Set(files.filter(({ key, hash }) => applied.get(key) !== hash));
  if (due.size + gone.length === 0) return;
  await revokeAll(db, [...due]);
  if (gone.length > 0 || !(await areReplaced(db, { files: [...due], prefix })))
    await applyOneByOne(db, { files, due, gone, prefix });
  await note(db, { due: [...due], gone });
}

type Due = {
  files: DatabaseFunctionFile[];
  due: Set<DatabaseFunctionFile>;
  gone: string[];
  prefix: string;
};

/** Where a signature has changed, dropping what is in the way. What is made of that comes later, and is made again in its turn. */
async function applyOneByOne(db: Kysely<unknown>, { files, due, gone, prefix }: Due) {
  const drop = async (key: string) => {
    const dropped = await dropWithDependents(db, key);
    for (const file of files) if (dropped.includes(file.key)) due.add(file);
  };
  for (const key of gone) await drop(key);
  for (const file of files) {
    if (!due.has(file)) continue;
    try {
      if (await areReplaced(db, { files: [file], prefix })) continue;
      await drop(file.key);
      await statementOf([file], prefix).execute(db);
    } catch (error) {
      throw new Error(`functions/${file.key.replace('.', '/')}.sql could not be applied`, {
        cause: error,
      });
    }
  }
}

const statementOf = (files: DatabaseFunctionFile[], prefix: string) =>
  sql.raw(files.map(({ text }) => text.replaceAll('evenhand_', `${prefix}_`)).join('\n'));

/** "Cannot change", of functions and of views, and a name that fits an old and a new one. */
const OTHER_SIGNATURE: ReadonlySet<unknown> = new Set(['42P13', '42P16', '42725']);

/** Whether the new texts could take the place of the old ones, and no other signature of their names is left. */
async function areReplaced(
  db: Kysely<unknown>,
  { files, prefix }: { files: DatabaseFunctionFile[]; prefix: string },
): Promise<boolean> {
  await sql`savepoint before_functions`.execute(db);
  try {
    await statementOf(files, prefix).execute(db);
    const signatures = await signaturesIn(db);
    if (files.every(({ key, declared }) => signatures.get(key) === declared)) return true;
  } catch (error) {
    const isOther = OTHER_SIGNATURE.has(Reflect.get(Object(error), 'code'));
    // Which of many was at fault is found one by one.
    if (!isOther && files.length === 1) throw error;
  }
  await sql`rollback to savepoint before_functions`.execute(db);
  return false;
}

/** How many functions or views there are of each name. */
async function signaturesIn(db: Kysely<unknown>): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, count(*)::int as n from (
      select pronamespace::regnamespace || '.' || proname as key from pg_proc where prokind = 'f'
      union all select relnamespace::regnamespace || '.' || relname from pg_class where relkind = 'v') found
    group by key`.execute(db);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

async function revokeAll(db: Kysely<unknown>, files: DatabaseFunctionFile[]): Promise<void> {
  const keys = files.map(({ key }) => key);
  const { rows } = await sql<{ statement: string }>`
    select format('revoke all on %s from %s', object, coalesce(r.rolname::regrole::text, 'public')) as statement
    from (
      select format('function %s', p.oid::regprocedure) as object, p.proowner as owner, p.proacl as rights
        from pg_proc p where p.pronamespace::regnamespace || '.' || p.proname = any (${keys})
      union all select format('table %s', c.oid::regclass), c.relowner, c.relacl
        from pg_class c where c.relnamespace::regnamespace || '.' || c.relname = any (${keys})
          and c.relkind = 'v') found
      cross join lateral aclexplode(rights) granted left join pg_roles r on r.oid = granted.grantee
    where granted.grantee <> owner`.execute(db);
  if (rows.length > 0)
    await sql.raw(rows.map(({ statement }) => statement).join(';\n')).execute(db);
}

/** @returns the functions and views that went with it */
async function dropWithDependents(db: Kysely<unknown>, key: string): Promise<string[]> {
  const { rows } = await sql<{ key: string | null; kind: string; what: string }>`
    with recursive dependent (class, id) as (
      select 'pg_proc'::regclass, p.oid from pg_proc p where p.pronamespace::regnamespace || '.' || p.proname = ${key}
      union select 'pg_class'::regclass, c.oid from pg_class c
        where c.relnamespace::regnamespace || '.' || c.relname = ${key} and c.relkind = 'v'
      union select case when r.oid is null then d.classid else 'pg_class'::regclass end::regclass,
          coalesce(r.ev_class, d.objid)
        from dependent u join pg_depend d on d.refclassid = u.class and d.refobjid = u.id
          left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid)
    select coalesce(p.pronamespace::regnamespace || '.' || p.proname, v.relnamespace::regnamespace || '.' || v.relname)
        as key,
      case when p.oid is not null then 'function ' || p.oid::regprocedure else 'view ' || v.oid::regclass end as kind,
      pg_describe_object(class, id, 0) as what
    from dependent left join pg_proc p on class = 'pg_proc'::regclass and p.oid = id
      left join pg_class v on class = 'pg_class'::regclass and v.oid = id and v.relkind = 'v'
    -- A view brings a type of its own, which goes with it.
    where class <> 'pg_type'::regclass`.execute(db);
  const kept = rows.filter((row) => row.key === null).map(({ what }) => what);
  if (kept.length > 0)
    throw new Error(
      `its signature is another one, and it is needed by ${kept.join(', ')}: a migration drops these, drops it, declares it anew and makes them again`,
    );
  for (const { kind } of rows.filter((row) => row.key === key))
    await sql.raw(`drop ${kind} cascade`).execute(db);
  return rows.flatMap((row) => (row.key === null || row.key === key ? [] : [row.key]));
}

/** Of each function and view the hash of the text that was last applied; of a database without any it makes the table. */
export async function readAppliedFunctionHashes(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('migration.function') is not null as "isThere"`.execute(db);
  if (found[0]?.isThere !== true) {
    await sql`
      create table migration.function (
        schema text not null, name text not null, hash text not null, primary key (schema, name))`.execute(
      db,
    );
    return new Map();
  }
  const { rows } = await sql<{ key: string; hash: string }>`
    select schema || '.' || name as key, hash from migration.function`.execute(db);
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

async function note(
  db: Kysely<unknown>,
  { due, gone }: { due: DatabaseFunctionFile[]; gone: string[] },
): Promise<void> {
  await sql`
    delete from migration.function where schema || '.' || name = any (${gone})`.execute(db);
  await sql`
    insert into migration.function (schema, name, hash)
    select split_part(key, '.', 1), split_part(key, '.', 2), hash
    from unnest(${due.map(({ key }) => key)}::text[], ${due.map(({ hash }) => hash)}::text[]) u (key, hash)
    on conflict (schema, name) do update set hash = excluded.hash`.execute(db);
}
