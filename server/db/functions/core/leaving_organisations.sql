-- owner: db
-- Those that nothing is done for just now, as they are on their way to another cell.
create or replace function core.leaving_organisations() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.leaving_organisations to evenhand_tasks;
