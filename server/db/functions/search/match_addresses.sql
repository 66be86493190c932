-- owner: invitations-to-apply
-- Which of the addresses somebody gives are of people who applied to a role under a name that the member may see.
create or replace function search.match_addresses(of_job bigint, addresses text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select c.email from pii.candidate c
    join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id and i.job_id = of_job
    join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.state <> 'invited'
    join search.nameable(array[i.application_id], (select search.jobs_under_own_review())) n
      on n.application_id = i.application_id
  where c.org_id = core.current_org() and c.email = any (addresses);
end;
alter function search.match_addresses owner to evenhand_search;
grant execute on function search.match_addresses to evenhand_staff;
