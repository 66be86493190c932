-- owner: sign-in
create or replace function auth.drop_own_totp() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with dropped as (
    update auth.login l set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
    where l.org_id = core.current_org() and l.member_id = core.current_actor() returning l.id)
  delete from auth.recovery_code r using dropped where r.login_id = dropped.id;
end;
alter function auth.drop_own_totp owner to evenhand_auth;
grant execute on function auth.drop_own_totp to evenhand_staff;
