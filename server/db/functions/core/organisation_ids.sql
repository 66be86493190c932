-- owner: retention
-- Of every organisation that can have candidates: a restore looks through all of them before it is served from.
create or replace function core.organisation_ids() returns bigint[]
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(array_agg(o.org_id order by o.org_id), '{}') from core.organisation o where not o.is_operator;
end;
grant execute on function core.organisation_ids to evenhand_system;
