-- owner: figures
-- Of the person behind an application those who add up figures learn where they came from, and nothing else.
create or replace function core.sources_of(applications bigint[]) returns table (application_id bigint, source text)
  language sql stable security definer set search_path = pg_catalog rows 10000 begin atomic
  select a.id, coalesce(
      (select i.source from pii.application_identity i where i.org_id = a.org_id and i.application_id = a.id),
      a.erased_source, 'Direct')
  from core.application a
  where a.org_id = core.current_org() and a.id = any (applications);
end;
grant execute on function core.sources_of to evenhand_aggregate;
