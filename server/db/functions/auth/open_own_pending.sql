-- owner: sign-in
-- The same for somebody who is logged in and sets two-factor up from the settings.
create or replace function auth.open_own_pending(token_hash bytea, secret bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.pending (token_hash, login_id, secret)
  select open_own_pending.token_hash, l.id, open_own_pending.secret from auth.login l
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
  on conflict (token_hash) do update set secret = excluded.secret, tries = 0, created_at = now();
end;
alter function auth.open_own_pending owner to evenhand_auth;
grant execute on function auth.open_own_pending to evenhand_staff;
