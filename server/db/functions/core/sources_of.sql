-- owner: figures
-- Of the person behind an application those who add up figures learn where they came from, and nothing else.
create or replace function core.sources_of(applications bigint[]) returns table (application_id bigint, source text)
  language sql stable security definer set search_path = pg_catalog rows 10000 begin atomic
  select a.id, coalesce(i.source, a.erased_source, 'Direct')
  from unnest(applications) as u (id)
    join core.application a on a.org_id = core.current_org() and a.id = u.id
    left join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id;
end;
grant execute on function core.sources_of to evenhand_aggregate;
