-- owner: integrations
-- Who stands behind a key that works. `last_used_at` moves at most once a minute, so that a check is one indexed read.
create or replace function auth.find_api_key(token_hash bytea)
  returns table (key_id bigint, org_id bigint, member_id bigint, scopes text[])
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.api_key k set last_used_at = now()
    where k.token_hash = find_api_key.token_hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
      and coalesce(k.last_used_at < now() - interval '1 minute', true)
      -- Reading goes on while an organisation moves.
      and not exists (select from auth.organisation_move m where m.org_id = k.org_id and m.state = 'leaving');
  select k.id, k.org_id, k.member_id, k.scopes
  from auth.api_key k join core.member m on m.org_id = k.org_id and m.id = k.member_id
    join core.organisation o on o.org_id = k.org_id
  where k.token_hash = find_api_key.token_hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
    and m.role = 'ADMIN' and m.deactivated_at is null and o.deactivated_at is null;
end;
alter function auth.find_api_key owner to evenhand_auth;
grant execute on function auth.find_api_key to evenhand_public;
