-- owner: integrations
create or replace function auth.list_api_keys()
  returns table (id bigint, member_id bigint, name text, hint text, scopes text[], created_at timestamptz,
    expires_at timestamptz, last_used_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select k.id, k.member_id, k.name, k.hint, k.scopes, k.created_at, k.expires_at, k.last_used_at, k.revoked_at
  from auth.api_key k where k.org_id = core.current_org();
end;
alter function auth.list_api_keys owner to evenhand_auth;
grant execute on function auth.list_api_keys to evenhand_staff;
