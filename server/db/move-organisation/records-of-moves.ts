import type pg from 'pg';

const NAMES_A_TIME = 10_000;

export type MoveState = 'leaving' | 'left' | 'arriving' | 'arrived';
export type MoveRecord = { cell: string; state: MoveState; fingerprint: string | null };
type NewRecord = {
  orgId: number;
  cell: string;
  state: MoveState;
  fingerprint?: string | undefined;
};

/** What a database knows of the last move of an organisation that concerned it. */
export async function findMoveRecord(
  client: pg.ClientBase,
  orgId: number,
): Promise<MoveRecord | undefined> {
  const { rows } = await client.query<MoveRecord>(
    'select cell, state, fingerprint from auth.organisation_move where org_id = $1',
    [orgId],
  );
  return rows[0];
}

export async function storeMoveRecord(
  client: pg.ClientBase,
  { orgId, cell, state, fingerprint }: NewRecord,
): Promise<void> {
  await client.query(
    `insert into auth.organisation_move as m (org_id, cell, state, fingerprint) values ($1, $2, $3, $4)
     on conflict (org_id) do update set cell = excluded.cell, state = excluded.state,
       fingerprint = coalesce(excluded.fingerprint, m.fingerprint), changed_at = now()`,
    [orgId, cell, state, fingerprint ?? null],
  );
}

export async function deleteLeavingRecord(client: pg.ClientBase, orgId: number): Promise<void> {
  await client.query("delete from auth.organisation_move where org_id = $1 and state = 'leaving'", [
    orgId,
  ]);
}

/** Of one that was about to come back, the cell that it had left for still has it. */
export async function forgetArrivalRecord(client: pg.ClientBase, orgId: number): Promise<void> {
  await client.query(
    `update auth.organisation_move m set state = 'left', changed_at = now() where org_id = $1 and state = 'arriving'
       and exists (select from auth.moved_name n where n.org_id = m.org_id)`,
    [orgId],
  );
  await client.query(
    "delete from auth.organisation_move where org_id = $1 and state = 'arriving'",
    [orgId],
  );
}

/**
 * What leads to an organisation by a hash that a cell has of it, as long as it is there: links, keys and feeds; the address of its
 * careers page; its id and those of its members, which begin the names of pictures.
 */
const NAMES = `select token_hash from auth.token where org_id = $1
  union select token_hash from auth.api_key where org_id = $1
  union select token_hash from core.calendar_feed where org_id = $1
  union select sha256(convert_to('careers ' || slug, 'UTF8')) from core.organisation where org_id = $1
  union select sha256(convert_to('id ' || $1::bigint, 'UTF8'))
  union select sha256(convert_to('id ' || id, 'UTF8')) from core.member where org_id = $1`;

export async function storeMovedNames(
  client: pg.ClientBase,
  { orgId, cell }: { orgId: number; cell: string },
): Promise<void> {
  await deleteMovedNames(client, orgId);
  await client.query(
    `insert into auth.moved_name (name_hash, org_id, cell) select hash, $1, $2 from (${NAMES}) names (hash)`,
    [orgId, cell],
  );
}

/** Whoever is sent on before it has arrived is asked to come again. Where it comes back to, names lead away until it is there. */
export async function storeArrivingNames(
  { source, target }: { source: pg.ClientBase; target: pg.ClientBase },
  { orgId, cell }: { orgId: number; cell: string },
): Promise<void> {
  const { rows } = await source.query<{ hash: Buffer }>(
    `select hash from (${NAMES}) names (hash)`,
    [orgId],
  );
  for (let from = 0; from < rows.length; from += NAMES_A_TIME)
    await target.query(
      `insert into auth.moved_name (name_hash, org_id, cell) select unnest($1::bytea[]), $2, $3 on conflict do nothing`,
      [rows.slice(from, from + NAMES_A_TIME).map(({ hash }) => hash), orgId, cell],
    );
}

export async function deleteArrivingNames(
  client: pg.ClientBase,
  { orgId, cell }: { orgId: number; cell: string },
): Promise<void> {
  await client.query('delete from auth.moved_name where org_id = $1 and cell = $2', [orgId, cell]);
}

export async function deleteMovedNames(client: pg.ClientBase, orgId: number): Promise<void> {
  await client.query('delete from auth.moved_name where org_id = $1', [orgId]);
}

/** Of one that is not there any more, by its id or by the hash of the address that its careers page had. */
export async function findLeftOrganisation(
  client: pg.ClientBase,
  named: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select org_id::text as id from auth.organisation_move m where state = 'left' and (org_id::text = $1
       or exists (select from auth.moved_name n where n.org_id = m.org_id
         and n.name_hash = sha256(convert_to('careers ' || $1::text, 'UTF8'))))`,
    [named],
  );
  return rows.length === 1 ? Number(rows[0]?.id) : undefined;
}

/** How long ago each cell first knew of a move, of whichever organisation; forever where that is longer than a day. */
export async function countMsSinceFirstMove(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ ms: number }>(
    `select least(extract(epoch from clock_timestamp() - min(changed_at)) * 1000, 86400000)::int as ms
     from auth.organisation_move`,
  );
  return rows[0]?.ms ?? 0;
}
