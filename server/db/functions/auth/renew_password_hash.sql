-- owner: sign-in
-- Only if nobody changed the password meanwhile.
create or replace function auth.renew_password_hash(login_id bigint, old_hash text, new_hash text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.login l set password_hash = renew_password_hash.new_hash
  where l.id = renew_password_hash.login_id and l.password_hash = renew_password_hash.old_hash;
end;
alter function auth.renew_password_hash owner to evenhand_auth;
grant execute on function auth.renew_password_hash to evenhand_public;
