-- owner: access
-- Which of these applications are of somebody whose name has these letters in a row: as many as the member may see,
-- none shown.
create or replace function search.match_people(applications bigint[], part text) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select n.application_id from search.nameable(applications, (select search.jobs_under_own_review())) n
    cross join lateral (select p.first_name, p.last_name from pii.candidate p
      where p.org_id = core.current_org() and p.id = n.candidate_id offset 0) c
  where strpos(lower(c.first_name || ' ' || c.last_name), part) > 0;
end;
alter function search.match_people owner to evenhand_search;
grant execute on function search.match_people to evenhand_staff;
