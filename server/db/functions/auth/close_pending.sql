-- owner: sign-in
create or replace function auth.close_pending(token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.pending p where p.token_hash = close_pending.token_hash;
end;
alter function auth.close_pending owner to evenhand_auth;
grant execute on function auth.close_pending to evenhand_public, evenhand_staff;
