import type pg from 'pg';
import { runWorkInParallel } from '../run-work-in-parallel.ts';

/** As many as the machine has cores for; what is filled is always waiting for one of them. */
const CLIENTS = 2;
const SCHEMAS = ['core', 'blind', 'pii', 'eo', 'report'];
/** What a stored row of an organisation is found by has `org_id` in it everywhere, so that a copy may keep all other ids. */
const ROWS_OF_ORGANISATIONS = `
  select c.oid::regclass::text as name,
    array(select quote_ident(attname) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'org_id'
      order by attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
  where c.relkind = 'r' and n.nspname = any ($1) and c.oid <> 'core.organisation'::regclass
  order by c.oid`;

type Table = { name: string; columns: string[] };
type Statement = { remove: string; restore: string };

/**
 * So many organisations more, each with all that one has. Rows of the same time lie beside each other, as they do where many
 * employers are hired for at once: those of one organisation are as far apart as they can be. Foreign keys hold by
 * construction and are not checked; the indexes of a table are built when its rows are there, from sorted rows and not one by one.
 * @return their ids
 */
export async function copyOrganisationManyTimes(
  owner: pg.Pool,
  orgId: number,
  copies: number,
): Promise<number[]> {
  const { rows: organisations } = await owner.query<{ id: string }>(
    `insert into core.organisation (slug, name, tier, tz, locale, features)
     select 'bench-' || gen_random_uuid(), name, tier, tz, locale, features from core.organisation, generate_series(1, $2)
     where org_id = $1 returning org_id as id`,
    [orgId, copies],
  );
  const ids = organisations.map(({ id }) => Number(id));
  const { rows: tables } = await owner.query<Table>(ROWS_OF_ORGANISATIONS, [SCHEMAS]);
  const names = tables.map(({ name }) => name);
  const inTheWay = [
    ...(await foreignKeysOf(owner, names)),
    ...names.map((name) => ({
      remove: `alter table ${name} disable trigger user`,
      restore: `alter table ${name} enable trigger user`,
    })),
  ];
  for (const { remove } of inTheWay) await owner.query(remove);
  await runWorkInParallel(CLIENTS, await largestFirst(owner, tables, orgId), async (table) => {
    const indexes = await indexesOf(owner, table);
    for (const { remove } of indexes) await owner.query(remove);
    await copyRows(owner, table, orgId, ids);
    for (const { restore } of indexes) await owner.query(restore);
  });
  await runWorkInParallel(1, inTheWay, ({ restore }) => owner.query(restore));
  return ids;
}

/** A set in the list of columns is taken apart row by row: each row of the one organisation for all others, and then the next. */
async function copyRows(
  owner: pg.Pool,
  { name, columns }: Table,
  orgId: number,
  ids: number[],
): Promise<void> {
  const list = columns.join(', ');
  await owner.query(
    `insert into ${name} (org_id, ${list}) overriding system value
     select unnest($2::bigint[]), ${list} from ${name} where org_id = $1`,
    [orgId, ids],
  );
}

/** Of these tables and to them. Not checked anew, as what is copied was right. */
async function foreignKeysOf(owner: pg.Pool, tables: string[]): Promise<Statement[]> {
  const { rows } = await owner.query<Statement>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
       format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint where contype = 'f' and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))`,
    [tables],
  );
  return rows;
}

/** Those of its constraints come and go with them; what a function depends on stays. */
async function indexesOf(owner: pg.Pool, { name }: Table): Promise<Statement[]> {
  const { rows } = await owner.query<Statement>(
    `select case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
         else 'alter table ' || i.indrelid::regclass || ' drop constraint ' || quote_ident(k.conname) end as remove,
       case when k.oid is null then pg_get_indexdef(i.indexrelid)
         else format('alter table %s add constraint %s %s', i.indrelid::regclass, quote_ident(k.conname),
           pg_get_constraintdef(k.oid)) end as restore
     from pg_index i left join pg_constraint k on k.conindid = i.indexrelid and k.conrelid = i.indrelid
     where i.indrelid = $1::regclass and not exists (select from pg_depend d
       where d.refclassid = 'pg_constraint'::regclass and d.refobjid = k.oid and d.deptype = 'n')
     order by i.indexrelid`,
    [name],
  );
  return rows;
}

async function largestFirst(owner: pg.Pool, tables: Table[], orgId: number): Promise<Table[]> {
  const counted = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await owner.query<{ n: string }>(
        `select count(*) as n from ${table.name} where org_id = $1`,
        [orgId],
      );
      return { table, n: Number(rows[0]?.n) };
    }),
  );
  return counted
    .filter(({ n }) => n > 0)
    .toSorted((one, other) => other.n - one.n)
    .map(({ table }) => table);
}
