-- owner: sign-in
create or replace function auth.close_session(token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.session s where s.token_hash = close_session.token_hash;
end;
alter function auth.close_session owner to evenhand_auth;
grant execute on function auth.close_session to evenhand_public;
