-- owner: sign-in
create or replace function auth.replace_sealed_secret(login_id bigint, old_secret bytea, new_secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set totp_secret = replace_sealed_secret.new_secret
  where l.id = replace_sealed_secret.login_id and l.totp_secret = replace_sealed_secret.old_secret;
end;
alter function auth.replace_sealed_secret owner to evenhand_auth;
grant execute on function auth.replace_sealed_secret to evenhand_system;
