-- owner: interviews
create or replace function core.organisations_with_missed_scorecards(ended_before timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.missed_scorecards(ended_before) where reminded_at is null;
end;
grant execute on function core.organisations_with_missed_scorecards to evenhand_system;
