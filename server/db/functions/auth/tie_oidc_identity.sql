-- owner: sign-up
create or replace function auth.tie_oidc_identity(login_id bigint, issuer text, subject text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.oidc_identity (login_id, issuer, subject)
  values (tie_oidc_identity.login_id, tie_oidc_identity.issuer, tie_oidc_identity.subject);
end;
alter function auth.tie_oidc_identity owner to evenhand_auth;
grant execute on function auth.tie_oidc_identity to evenhand_public;
