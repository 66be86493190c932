-- owner: sign-up
-- The log-in of a person at the provider: the one they are tied to, or else the one of their address that nobody is
-- tied to.
create or replace function auth.find_oidc_login(issuer text, subject text, email text)
  returns table (login_id bigint, org_id bigint, member_id bigint, email text, tied boolean, deactivated boolean,
    org_deactivated boolean, skips_totp boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.org_id, l.member_id, l.email, i.login_id is not null, m.deactivated_at is not null,
    o.deactivated_at is not null, o.oidc_skips_totp
  from auth.login l left join auth.oidc_identity i on i.login_id = l.id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where (i.issuer = find_oidc_login.issuer and i.subject = find_oidc_login.subject)
    or (i.login_id is null and l.email = find_oidc_login.email and not exists (select from auth.oidc_identity k
      where k.issuer = find_oidc_login.issuer and k.subject = find_oidc_login.subject));
end;
alter function auth.find_oidc_login owner to evenhand_auth;
grant execute on function auth.find_oidc_login to evenhand_public;
