-- owner: events
create or replace function core.organisations_with_deltas() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.job_delta;
end;
grant execute on function core.organisations_with_deltas to evenhand_aggregate;
