-- owner: sign-in
-- Of many who use a link at once, one succeeds; every other link, every session and every half-done log-in ends with
-- it.
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
alter function auth.use_password_link owner to evenhand_auth;
grant execute on function auth.use_password_link to evenhand_public;
