-- owner: sign-up
-- Says whether this is the first time that the round trip comes to its end.
create or replace function auth.use_oidc_state(state_hash bytea) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.oidc_state s where s.used_at < now() - interval '1 hour';
  with used as (
    insert into auth.oidc_state (state_hash) values (use_oidc_state.state_hash) on conflict do nothing returning 1)
  select exists (select from used);
end;
alter function auth.use_oidc_state owner to evenhand_auth;
grant execute on function auth.use_oidc_state to evenhand_public;
