-- owner: organisation
-- What the list of people tells of their log-ins, and nothing a log-in could be made of.
create or replace function auth.list_logins(member_ids bigint[])
  returns table (member_id bigint, has_entered boolean, totp_confirmed boolean, seen_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.member_id, l.password_hash is not null or exists (select from auth.oidc_identity i where i.login_id = l.id),
    l.totp_confirmed_at is not null,
    greatest((select max(s.seen_at) from auth.session s where s.login_id = l.id and s.impersonation_id is null),
      (select max(d.last_seen_at) from auth.device d where d.login_id = l.id))
  from auth.login l where l.org_id = core.current_org() and l.member_id = any (member_ids);
end;
alter function auth.list_logins owner to evenhand_auth;
grant execute on function auth.list_logins to evenhand_staff;
