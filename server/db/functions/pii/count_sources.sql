-- owner: reporting
-- How many came from where, and what became of them. Where somebody comes from can hint at who they are: counted are
-- those whose names are open. An admin also learns of sealed ones, but of no source with fewer than five candidates;
-- whoever still reviews on the role, and support, learn nothing. What may be told of sealed candidates is decided
-- before sources are added up under the names that an admin gave: else two small sources could be told apart by merging
-- each with a large one.
create or replace function pii.count_sources(of_job bigint)
  returns table (source text, submitted integer, hired integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with attempt as (
    select i.source, a.hired_at, i.opened_at is not null as is_open, count(*) over (partition by i.source) as alike
    from pii.application_identity i
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.submitted_at is not null
      join core.job j on j.org_id = i.org_id and j.id = i.job_id and not j.sample
    where i.org_id = core.current_org() and i.job_id = of_job and core.current_impersonation() is null
      and of_job <> all ((select search.jobs_under_own_review())::bigint[])),
  told as (
    select t.source, t.hired_at from attempt t
    where t.is_open or t.alike >= 5 and exists (select from core.member m
      where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN'))
  select coalesce(s.merged_into, t.source), count(*)::integer, count(t.hired_at)::integer
  from told t left join core.source_alias s on s.org_id = core.current_org() and s.source = t.source
  group by 1;
end;
grant execute on function pii.count_sources to evenhand_staff;
