-- owner: interviews
-- Whose cards of a round are complete, and of whom nothing was said since, nor were they asked to anything that comes
-- after it: they wait for a decision of whoever runs the role. To-dos and cards of roles begin here, so that they
-- agree. What came after is asked of each of them alone, by what is known only at the end of the join: a database that
-- takes its tables for empty would else set every interview beside every other.
create or replace view core.interviewed_application with (security_invoker = true) as
  select o.org_id, r.job_id, r.id as round_id, s.name as round_name, s.position as stage_position,
    a.id as application_id
  from core.interview_round r
  join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
  join core.interview i on i.org_id = r.org_id and i.round_id = r.id and i.state <> 'cancelled'
  join core.scorecards_opened o on o.org_id = i.org_id and o.interview_id = i.id
  join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.state = 'interviews_tasks'
  where s.position >= all (
    select ls.position from core.interview later
      join core.interview_round lr on lr.org_id = later.org_id and lr.id = later.round_id
      join core.stage ls on ls.org_id = lr.org_id and ls.id = lr.stage_id
      where later.org_id = o.org_id and later.application_id = a.id and later.state <> 'cancelled'
    union all
    select ts.position from core.candidate_task t
      join core.stage ts on ts.org_id = t.org_id and ts.id = t.stage_id
      where t.org_id = o.org_id and t.application_id = a.id);
grant select on core.interviewed_application to evenhand_staff;
