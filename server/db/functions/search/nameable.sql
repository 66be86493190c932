-- owner: access
-- Of these applications those whose names the acting member may see: opened ones, never of a role they still review nor
-- of anybody they still review elsewhere, and none for support. Decided here: staff read names by way of this alone.
create or replace function search.nameable(applications bigint[], masked bigint[])
  returns table (application_id bigint, candidate_id bigint)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.application_id, i.candidate_id from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = any (applications) and i.opened_at is not null
    and i.job_id <> all (masked) and core.current_impersonation() is null
    and (masked = '{}' or not exists (select from pii.candidate_job j
      where j.org_id = i.org_id and j.candidate_id = i.candidate_id and j.job_id = any (masked)));
end;
alter function search.nameable owner to evenhand_search;
