-- owner: interviews
-- For the change of the key that secrets are sealed with.
create or replace function core.organisations_with_calendars() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.member_calendar;
end;
grant execute on function core.organisations_with_calendars to evenhand_system;
