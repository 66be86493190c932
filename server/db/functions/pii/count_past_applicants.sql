-- owner: invitations-to-apply
-- How many people of each past role may be told of another one: figures, whoever asks and whatever is sealed. Of
-- everybody at once, so never one row after the other, which a database that takes its tables for empty would choose.
create or replace function pii.count_past_applicants(moment timestamptz)
  returns table (job_id bigint, applied integer, interviewed integer)
  language sql stable security definer set search_path = pg_catalog
  set enable_nestloop = off begin atomic
  select a.job_id, count(*)::integer, count(a.interviewed_at)::integer
  from pii.candidate c
    join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
    join core.job j on j.org_id = a.org_id and j.id = a.job_id and not j.sample
  where c.org_id = core.current_org() and c.contact_until > moment and a.submitted_at is not null
    and a.state not in ('hired', 'erased') and core.current_impersonation() is null
  group by a.job_id;
end;
grant execute on function pii.count_past_applicants to evenhand_staff;
