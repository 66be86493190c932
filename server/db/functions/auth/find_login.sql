-- owner: sign-in
create or replace function auth.find_login(email text)
  returns table (login_id bigint, org_id bigint, member_id bigint, password_hash text, deactivated boolean,
    org_deactivated boolean, totp_confirmed boolean, totp_required boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.org_id, l.member_id, l.password_hash, m.deactivated_at is not null, o.deactivated_at is not null,
    l.totp_confirmed_at is not null, m.totp_required
  from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where l.email = find_login.email;
end;
alter function auth.find_login owner to evenhand_auth;
grant execute on function auth.find_login to evenhand_public;
