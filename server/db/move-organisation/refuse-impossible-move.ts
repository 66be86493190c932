import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { cellOfId, HOME_CELL } from '../../cells/cell-of-tokens-and-ids.ts';
import { StartError } from '../../outside/start-error.ts';
import {
  databaseLoginPasswordFingerprint,
  deriveDatabaseLoginPassword,
} from '../database-roles.ts';

type Databases = { source: pg.ClientBase; target: pg.ClientBase };
type Between = { sourceCell: string; targetCell: string; prefix: string; secretKey: string };

/** @throws StartError where the two databases are not those of two cells of one installation, at one version */
export async function refuseOtherDatabases(
  { source, target }: Databases,
  { sourceCell, targetCell, prefix, secretKey }: Between,
): Promise<void> {
  if (await isSameDatabase(source, target))
    throw new StartError(
      `CELL_DATABASE_URLS has the database of this cell for ${targetCell}: set that of the other one.`,
    );
  for (const [client, cell] of [
    [source, sourceCell],
    [target, targetCell],
  ] as const) {
    const found = await findCellOfDatabase(client);
    if (found !== cell)
      throw new StartError(
        `The database that was to be of cell ${cell} is of cell ${found}: look at CELL, DATABASE_URL and CELL_DATABASE_URLS.`,
      );
  }
  const [here, there] = [await readSchemaVersion(source), await readSchemaVersion(target)];
  if (here !== there)
    throw new StartError(
      'The two databases are not of one version: start the same Evenhand on both, then run this again.',
    );
  const { rows } = await target.query<{ note: string | null }>(
    "select shobj_description(oid, 'pg_authid') as note from pg_roles where rolname = $1",
    [`${prefix}_app`],
  );
  const expected = databaseLoginPasswordFingerprint(deriveDatabaseLoginPassword('app', secretKey));
  // Where logins are made by hand nothing tells which key it is.
  if (rows[0]?.note && rows[0].note !== expected)
    throw new StartError(
      `Cell ${targetCell} works with another SECRET_KEY: nothing that was encrypted could be read there.`,
    );
}

/** Of one database a lock that one connection has is not free for another. */
async function isSameDatabase(source: pg.ClientBase, target: pg.ClientBase): Promise<boolean> {
  const key = randomInt(2 ** 47);
  await source.query('select pg_advisory_lock($1::bigint)', [key]);
  const { rows } = await target.query<{ isFree: boolean }>(
    'select pg_try_advisory_lock($1::bigint) as "isFree"',
    [key],
  );
  await source.query('select pg_advisory_unlock($1::bigint)', [key]);
  return rows[0]?.isFree !== true;
}

/** By where its ids begin; one that has given none yet is of the cell at home. */
async function findCellOfDatabase(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select last_value::text as id from core.organisation_org_id_seq',
  );
  return rows[0] === undefined ? HOME_CELL : cellOfId(Number(rows[0].id));
}

async function readSchemaVersion(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    "select string_agg(name, ' ' order by name) as names from migration.kysely_migration",
  );
  return rows[0]?.names ?? '';
}

export type FoundOrganisation = { orgId: number; slug: string; name: string };

/** By its id, or by the address of its careers page. */
export async function findOrganisationsNamed(
  client: pg.ClientBase,
  named: string,
): Promise<FoundOrganisation[]> {
  const { rows } = await client.query<{ id: string; slug: string; name: string }>(
    'select org_id::text as id, slug, name from core.organisation where slug = $1 or org_id::text = $1',
    [named],
  );
  return rows.map(({ id, slug, name }) => ({ orgId: Number(id), slug, name }));
}

/** @throws StartError for an organisation that runs the installation, or one that has something the other cell has already */
export async function refuseOrganisationThatCannotMove(
  { source, target }: Databases,
  { orgId, targetCell }: { orgId: number; targetCell: string },
): Promise<void> {
  const own = await source.query(
    `select 1 from core.organisation o where o.org_id = $1 and (o.is_operator
       or exists (select from auth.login l where l.org_id = o.org_id and l.operator_since is not null))`,
    [orgId],
  );
  if (own.rowCount !== 0)
    throw new StartError(
      'An organisation that runs this installation, or has an operator among its members, stays in its cell.',
    );
  const taken = async (what: string, listText: string, findText: string) => {
    const { rows } = await source.query<{ value: string }>(listText, [orgId]);
    const found = await target.query<{ value: string }>(findText, [rows.map(({ value }) => value)]);
    if (found.rows[0] !== undefined)
      throw new StartError(
        `Cell ${targetCell} has ${what} ${found.rows[0].value} already: nothing was changed.`,
      );
  };
  await taken(
    'an organisation at the address',
    'select slug as value from core.organisation where org_id = $1',
    'select slug as value from core.organisation where slug = any ($1::text[])',
  );
  await taken(
    'an organisation with the id',
    'select org_id::text as value from core.organisation where org_id = $1',
    'select org_id::text as value from core.organisation where org_id = any ($1::bigint[])',
  );
  await taken(
    'a log-in of',
    'select email as value from auth.login where org_id = $1',
    'select email as value from auth.login where email = any ($1::text[])',
  );
  await taken(
    'a log-in that comes from the same account of the OpenID provider,',
    `select i.issuer || ' ' || i.subject as value from auth.oidc_identity i join auth.login l on l.id = i.login_id
     where l.org_id = $1`,
    `select i.issuer || ' ' || i.subject as value from auth.oidc_identity i
     where i.issuer || ' ' || i.subject = any ($1::text[])`,
  );
}
