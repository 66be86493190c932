-- owner: figures
-- The set that counts, as `equalOpportunitiesSetInUse` has it, and whether candidates are told of it. Said here as
-- well as in that rule: a trigger asks it at the moment at which an application begins.
create or replace function core.asks_form(of_job bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select j.asks_eo and exists (select from core.eo_notice n where n.org_id = j.org_id and n.ended_at is null
    and n.eo_set = coalesce(o.eo_set, case when place.region in
      ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US') then place.region
        else 'other' end))
  from core.job j join core.organisation o on o.org_id = j.org_id
    cross join lateral (select regexp_replace(o.locale, '^.*-', '') as region) place
  where j.org_id = core.current_org() and j.id = of_job;
end;
