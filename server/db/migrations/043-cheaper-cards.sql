-- What every list of roles asks: which of them are read blind, and how far their interviews are.
-- Tolerated from: 040

-- As before, by way of the member's own reviews and parts: else every role of the organisation is looked at, for each statement.
create or replace function search.jobs_read_blind() returns bigint[] language sql stable security definer
  set search_path = pg_catalog begin atomic
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

-- Every interview has a round. By an outer join it is looked up only where it is asked for.
create or replace view core.standing_interview with (security_invoker = true) as
  select i.org_id, i.id, i.round_id, r.job_id, r.name as round_name, i.application_id, i.state, i.starts_at,
    coalesce(i.minutes, r.minutes) as minutes,
    i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as ends_at, i.minutes as own_minutes
  from core.interview i
  left join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
  join core.application a on a.org_id = i.org_id and a.id = i.application_id
  where i.state <> 'cancelled' and a.state <> 'erased'
    and not (i.state in ('invited', 'booked')
      and coalesce(least(a.rejected_at, a.withdrawn_at, a.hired_at) <= coalesce(i.starts_at, 'infinity'), false));
