-- owner: integrations
create or replace function auth.revoke_api_key(id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.api_key k set revoked_at = now()
    where k.org_id = core.current_org() and k.id = revoke_api_key.id and k.revoked_at is null;
  select exists (select from auth.api_key k where k.org_id = core.current_org() and k.id = revoke_api_key.id);
end;
alter function auth.revoke_api_key owner to evenhand_auth;
grant execute on function auth.revoke_api_key to evenhand_staff;
