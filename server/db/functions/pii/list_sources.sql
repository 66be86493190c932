-- owner: job-boards
-- The sources of all roles as they stand on the applications, for an admin who merges them: of each role exactly what
-- its report tells, so that the sum gives nothing more away.
create or replace function pii.list_sources() returns table (source text, submitted integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with attempt as (
    select i.source, i.opened_at is not null as is_open, count(*) over (partition by i.job_id, i.source) as alike
    from pii.application_identity i
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.submitted_at is not null
      join core.job j on j.org_id = i.org_id and j.id = i.job_id and not j.sample
    where i.org_id = core.current_org() and core.current_impersonation() is null
      and i.job_id <> all ((select search.jobs_under_own_review())::bigint[])
      and exists (select from core.member m
        where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN'))
  select t.source, count(*)::integer from attempt t where t.is_open or t.alike >= 5 group by 1;
end;
grant execute on function pii.list_sources to evenhand_staff;
