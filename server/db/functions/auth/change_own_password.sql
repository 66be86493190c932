-- owner: sign-in
create or replace function auth.change_own_password(password_hash text, keep_session bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with changed as (
    update auth.login l set password_hash = change_own_password.password_hash, link_serial = l.link_serial + 1,
      device_serial = l.device_serial + 1
    where l.org_id = core.current_org() and l.member_id = core.current_actor() returning l.id, l.org_id),
  voided as (
    update auth.token t set revoked_at = now() from changed
    where t.org_id = changed.org_id and t.reference = changed.id and t.kind in ('create-password', 'reset-password')
      and t.revoked_at is null),
  forgotten as (delete from auth.pending p using changed where p.login_id = changed.id)
  delete from auth.session s using changed where s.login_id = changed.id and s.id <> change_own_password.keep_session;
end;
alter function auth.change_own_password owner to evenhand_auth;
grant execute on function auth.change_own_password to evenhand_staff;
