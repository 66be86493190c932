-- owner: sign-in
-- Lets a link open its page, unless a newer one was asked for meanwhile. Again, it changes nothing.
create or replace function auth.register_password_link(login_id bigint, serial integer, token_hash bytea, kind text,
    lives interval)
  returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.token (token_hash, kind, org_id, reference, expires_at)
  select register_password_link.token_hash, register_password_link.kind, l.org_id, l.id,
    now() + register_password_link.lives
  from auth.login l
  where l.id = register_password_link.login_id and l.org_id = core.current_org()
    and l.link_serial = register_password_link.serial
    and register_password_link.kind in ('create-password', 'reset-password')
  for share of l
  on conflict do nothing;
end;
alter function auth.register_password_link owner to evenhand_auth;
grant execute on function auth.register_password_link to evenhand_system;
