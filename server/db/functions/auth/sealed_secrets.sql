-- owner: sign-in
-- For changing the key: every encrypted secret, and its new shape unless it was changed meanwhile.
create or replace function auth.sealed_secrets() returns table (login_id bigint, secret bytea)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.totp_secret from auth.login l where l.totp_secret is not null;
end;
alter function auth.sealed_secrets owner to evenhand_auth;
grant execute on function auth.sealed_secrets to evenhand_system;
