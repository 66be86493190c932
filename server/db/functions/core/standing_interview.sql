-- owner: interviews
-- What was neither cancelled nor made needless by a decision before it: whoever was rejected, hired or has withdrawn by
-- then does not come. Every number and every list of interviews begins here, so that they agree. Every interview has a
-- round, and that a stage: by outer joins they are looked up only where they are asked for.
create or replace view core.standing_interview with (security_invoker = true) as
  select i.org_id, i.id, i.round_id, r.job_id, s.name as round_name, i.application_id, i.state, i.starts_at,
    coalesce(i.minutes, r.minutes) as minutes,
    i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as ends_at, i.minutes as own_minutes,
    i.version
  from core.interview i
  left join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
  left join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
  join core.application a on a.org_id = i.org_id and a.id = i.application_id
  where i.state <> 'cancelled' and a.state <> 'erased'
    and not (i.state in ('invited', 'booked')
      and coalesce(least(a.rejected_at, a.withdrawn_at, a.hired_at) <= coalesce(i.starts_at, 'infinity'), false));
grant select on core.standing_interview to evenhand_staff;
