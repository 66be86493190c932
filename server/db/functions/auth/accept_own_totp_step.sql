-- owner: sign-in
create or replace function auth.accept_own_totp_step(step bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select auth.accept_totp_step(l.id, accept_own_totp_step.step) from auth.login l
  where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
alter function auth.accept_own_totp_step owner to evenhand_auth;
grant execute on function auth.accept_own_totp_step to evenhand_staff;
