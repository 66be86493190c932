-- owner: sign-in
-- Where a browser that comes back from elsewhere stands: no try.
create or replace function auth.find_pending(token_hash bytea)
  returns table (login_id bigint, email text, totp_confirmed boolean, pending_secret bytea)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, l.totp_confirmed_at is not null, p.secret
  from auth.pending p join auth.login l on l.id = p.login_id
  where p.token_hash = find_pending.token_hash and p.tries < 5 and p.created_at > now() - interval '10 minutes';
end;
alter function auth.find_pending owner to evenhand_auth;
grant execute on function auth.find_pending to evenhand_public;
