-- owner: integrations
create or replace function auth.make_api_key(token_hash bytea, name text, hint text, scopes text[],
    expires_at timestamptz)
  returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.api_key (token_hash, org_id, member_id, name, hint, scopes, expires_at)
  values (make_api_key.token_hash, core.current_org(), core.current_actor(), make_api_key.name, make_api_key.hint,
    make_api_key.scopes, make_api_key.expires_at)
  returning id;
end;
alter function auth.make_api_key owner to evenhand_auth;
grant execute on function auth.make_api_key to evenhand_staff;
