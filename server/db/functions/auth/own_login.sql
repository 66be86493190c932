-- owner: sign-in
create or replace function auth.own_login()
  returns table (login_id bigint, email text, password_hash text, totp_secret bytea, totp_confirmed_at timestamptz,
    recovery_codes_left integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.password_hash, l.totp_secret, l.totp_confirmed_at,
    (select count(*)::integer from auth.recovery_code r where r.login_id = l.id and r.used_at is null)
  from auth.login l where l.org_id = core.current_org() and l.member_id = core.current_actor();
end;
alter function auth.own_login owner to evenhand_auth;
grant execute on function auth.own_login to evenhand_staff;
