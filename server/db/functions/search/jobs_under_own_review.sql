-- owner: access
-- The jobs on which the member still has reviews to do: their candidates have no names for this member, admin or not.
create or replace function search.jobs_under_own_review() returns bigint[]
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(array_agg(distinct l.job_id), '{}') from core.reviewer_link l
    join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id
  where l.org_id = core.current_org() and l.member_id = core.current_actor() and not s.finished;
end;
alter function search.jobs_under_own_review owner to evenhand_search;
grant execute on function search.jobs_under_own_review to evenhand_staff;
