-- owner: twin-run
-- The first of several that were different, until every organisation has its event.
create or replace function auth.find_twin_run_to_announce() returns bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select max(r.id) from auth.twin_run r where r.is_first_different and r.announced_at is null;
end;
alter function auth.find_twin_run_to_announce owner to evenhand_auth;
grant execute on function auth.find_twin_run_to_announce to evenhand_system;
