-- owner: search
-- How many roles have somebody who was sent in, or is in review, and has no name for this member.
create or replace function search.count_sealed_jobs() returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(*)::integer from core.job j
  where j.org_id = core.current_org() and j.published_at is not null and j.archived_at is null
    and (j.id = any ((select search.jobs_under_own_review())::bigint[]) or exists (
      select from pii.application_identity i join core.application a on a.org_id = i.org_id and a.id = i.application_id
      where i.org_id = j.org_id and i.job_id = j.id and i.opened_at is null and a.state in ('submitted', 'in_review')));
end;
alter function search.count_sealed_jobs owner to evenhand_search;
grant execute on function search.count_sealed_jobs to evenhand_staff;
