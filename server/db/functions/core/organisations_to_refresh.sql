-- owner: figures
-- From the lists of what waits, not from all organisations: most of them have nothing to add up.
create or replace function core.organisations_to_refresh() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select org_id from core.fact_queue
  union
  select org_id from core.experience_queue
  union
  select o.org_id from core.organisation o join core.rollup_state f on f.org_id = o.org_id
    where f.zone <> coalesce(nullif(o.tz, ''), 'Europe/London')
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_to_refresh to evenhand_aggregate;
