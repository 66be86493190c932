-- owner: sign-in
create or replace function auth.login_of(member_id bigint)
  returns table (login_id bigint, email text, serial integer, has_password boolean, totp_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.link_serial, l.password_hash is not null, l.totp_confirmed_at is not null
  from auth.login l where l.org_id = core.current_org() and l.member_id = login_of.member_id;
end;
alter function auth.login_of owner to evenhand_auth;
grant execute on function auth.login_of to evenhand_staff, evenhand_system;
