-- owner: access
-- The open roles on which the acting member has reviews to do, or is asked to review and sees no candidate anyhow. The
-- last answers of a role are taken for some minutes after it has closed. By way of the member's own reviews and parts:
-- else every role of the organisation is looked at, for each statement. Decided here: row security asks it, by whatever
-- statement.
create or replace function search.jobs_read_blind() returns bigint[]
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(array_agg(j.id), '{}') from core.job j
  where j.org_id = core.current_org() and j.published_at is not null and j.archived_at is null and not j.sample
    and (j.closes_at is null or j.closes_at > now() - interval '10 minutes')
    and j.id = any (array(
      select l.job_id from core.reviewer_link l
        join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id
        where l.org_id = core.current_org() and l.member_id = core.current_actor() and not s.finished
      union all
      select part.job_id from core.job_member part
        join core.member m on m.org_id = part.org_id and m.id = part.member_id and m.role = 'MEMBER'
        where part.org_id = core.current_org() and part.member_id = core.current_actor() and part.role = 'reviewer'));
end;
alter function search.jobs_read_blind owner to evenhand_search;
grant execute on function search.jobs_read_blind to evenhand_staff;
