-- owner: access
create or replace function auth.find_token(token_hash bytea, kind text)
  returns table (org_id bigint, reference bigint, expired boolean, revoked boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.org_id, t.reference, coalesce(t.expires_at < now(), false), t.revoked_at is not null
  from auth.token t where t.token_hash = find_token.token_hash and t.kind = find_token.kind;
end;
alter function auth.find_token owner to evenhand_auth;
grant execute on function auth.find_token to evenhand_public, evenhand_reviewer;
