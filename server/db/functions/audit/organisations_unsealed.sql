-- owner: events
create or replace function audit.organisations_unsealed() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from audit.unsealed;
end;
grant execute on function audit.organisations_unsealed to evenhand_system;
