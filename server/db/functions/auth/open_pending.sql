-- owner: sign-in
create or replace function auth.open_pending(token_hash bytea, login_id bigint, secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.pending (token_hash, login_id, secret)
  values (open_pending.token_hash, open_pending.login_id, open_pending.secret);
end;
alter function auth.open_pending owner to evenhand_auth;
grant execute on function auth.open_pending to evenhand_public;
