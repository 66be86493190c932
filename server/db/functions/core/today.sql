-- owner: db
-- The beginning of the day, by the clock of the organisation.
create or replace function core.today(moment timestamptz) returns timestamptz
  language sql stable security definer set search_path = pg_catalog begin atomic
  select date_trunc('day', moment at time zone zone) at time zone zone
  from (select coalesce(nullif(tz, ''), 'Europe/London') as zone from core.organisation
    where org_id = core.current_org()) place;
end;
