-- owner: sign-in
create or replace function auth.find_password_link(token_hash bytea)
  returns table (kind text, org_id bigint, member_id bigint, login_id bigint, email text, org_name text,
    totp_confirmed boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.kind, l.org_id, l.member_id, l.id, l.email, o.name, l.totp_confirmed_at is not null
  from auth.token t join auth.login l on l.id = t.reference and l.org_id = t.org_id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where t.token_hash = find_password_link.token_hash and t.kind in ('create-password', 'reset-password')
    and t.revoked_at is null and t.expires_at > now() and m.deactivated_at is null and o.deactivated_at is null;
end;
alter function auth.find_password_link owner to evenhand_auth;
grant execute on function auth.find_password_link to evenhand_public;
