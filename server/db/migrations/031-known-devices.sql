-- A browser that has logged in before is known by a signed cookie, bound to this serial: changing the password forgets all.

alter table auth.login add column device_serial integer not null default 0;

create function auth.device_serial(login_id bigint) returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce((select l.device_serial from auth.login l where l.id = device_serial.login_id), 0);
end;
alter function auth.device_serial(bigint) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.device_serial(bigint) from public;
grant execute on function auth.device_serial(bigint) to evenhand_public, evenhand_staff;
set local role evenhand_owner;

create or replace function auth.use_password_link(token_hash bytea, password_hash text) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  with used as (
    update auth.token t set revoked_at = now()
    where t.token_hash = use_password_link.token_hash and t.kind in ('create-password', 'reset-password')
      and t.revoked_at is null and t.expires_at > now()
    returning t.reference, t.org_id),
  changed as (
    update auth.login l set password_hash = use_password_link.password_hash, link_serial = l.link_serial + 1,
      device_serial = l.device_serial + 1
    from used where l.id = used.reference and l.org_id = used.org_id returning l.id, l.org_id),
  voided as (
    update auth.token t set revoked_at = now() from changed
    where t.org_id = changed.org_id and t.reference = changed.id and t.kind in ('create-password', 'reset-password')
      and t.token_hash <> use_password_link.token_hash and t.revoked_at is null),
  forgotten as (delete from auth.pending p using changed where p.login_id = changed.id),
  ended as (delete from auth.session s using changed where s.login_id = changed.id)
  select exists (select from changed);
end;
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
