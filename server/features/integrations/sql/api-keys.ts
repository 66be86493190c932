import type { ApiKey, ApiKeyScope } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Those that work first, then the newest. */
export async function findApiKeys(db: Db<'staff'>): Promise<ApiKey[]> {
  const { rows } = await sql<ApiKey>`
    select * from (${selectApiKeys}) keys order by state <> 'active', id desc`.execute(db);
  return rows;
}

export async function findApiKeyById(db: Db<'staff'>, id: number): Promise<ApiKey | undefined> {
  const { rows } = await sql<ApiKey>`${selectApiKeys} where k.id = ${id}`.execute(db);
  return rows[0];
}

/** Those that were not revoked; asked alone, so that two admins do not take the last place at once. */
export async function lockAndCountApiKeys(db: Db<'staff'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('api keys', core.current_org()))`.execute(
    db,
  );
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from auth.list_api_keys() where revoked_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertApiKeyRow(
  db: Db<'staff'>,
  key: { hash: Buffer; name: string; hint: string; scopes: ApiKeyScope[]; expiresAt: Date | null },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select auth.make_api_key(${key.hash}, ${key.name}, ${key.hint}, ${key.scopes}::text[], ${key.expiresAt})
      as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Whether there is such a key; revoking it again changes nothing. */
export async function revokeApiKeyRow(db: Db<'staff'>, id: number): Promise<boolean> {
  const { rows } = await sql<{
    known: boolean;
  }>`select auth.revoke_api_key(${id}) as known`.execute(db);
  return rows[0]?.known ?? false;
}

const selectApiKeys = sql`
  select k.id, k.name, k.hint, k.scopes, m.first_name || ' ' || m.last_name as "madeBy", k.created_at as "createdAt",
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", case when k.revoked_at is not null then 'revoked'
      when k.expires_at <= now() then 'expired' when m.role <> 'ADMIN' or m.deactivated_at is not null then 'asleep'
      else 'active' end as state
  from auth.list_api_keys() k join core.member m on m.id = k.member_id`;
