-- owner: figures
create or replace function core.organisations_to_refresh() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id from core.organisation o left join core.rollup_state f on f.org_id = o.org_id
  where exists (select from core.fact_queue t where t.org_id = o.org_id)
    or exists (select from core.experience_queue t where t.org_id = o.org_id)
    or f.zone <> coalesce(nullif(o.tz, ''), 'Europe/London');
end;
grant execute on function core.organisations_to_refresh to evenhand_aggregate;
