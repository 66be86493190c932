-- owner: retention
-- Those of which nobody has seen through this night yet; it begins at two by their own clock, and what a server that
-- was off has missed is done once it is back.
create or replace function core.organisations_with_retention_due(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id from core.organisation o
  where not o.is_operator and extract(hour from moment at time zone coalesce(nullif(o.tz, ''), 'Europe/London')) >= 2
    and not exists (select from core.retention_round r where r.org_id = o.org_id and r.finished_at is not null
      and r.night = (moment at time zone coalesce(nullif(o.tz, ''), 'Europe/London'))::date)
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_retention_due to evenhand_system;
