-- owner: sign-in
create or replace function auth.use_recovery_code(login_id bigint, code_hash bytea) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with used as (
    update auth.recovery_code r set used_at = now()
    where r.login_id = use_recovery_code.login_id and r.code_hash = use_recovery_code.code_hash and r.used_at is null
    returning r.login_id)
  select exists (select from used);
end;
alter function auth.use_recovery_code owner to evenhand_auth;
grant execute on function auth.use_recovery_code to evenhand_public;
