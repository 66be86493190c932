-- owner: sign-in
create or replace function auth.confirm_own_totp(secret bytea, step bigint, recovery_hashes bytea[]) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select auth.confirm_totp(l.id, confirm_own_totp.secret, confirm_own_totp.step, confirm_own_totp.recovery_hashes)
  from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
alter function auth.confirm_own_totp owner to evenhand_auth;
grant execute on function auth.confirm_own_totp to evenhand_staff;
