-- owner: interviews
-- Whose cards of a round are complete, and of whom nothing was said since, nor were they asked to anything that comes
-- after it: they wait for a decision of whoever runs the role. To-dos and cards of roles begin here, so that they
-- agree. From each candidate to what is theirs, one after the other (`offset 0` keeps that order): a database that
-- takes its tables for empty would else set every interview beside every other.
create or replace view core.interviewed_application with (security_invoker = true) as
  select a.org_id, a.job_id, opened.round_id, stage.name as round_name, stage.position as stage_position,
    a.id as application_id
  from core.application a
  cross join lateral (
    select i.round_id from core.interview i
      join core.scorecards_opened o on o.org_id = i.org_id and o.interview_id = i.id
      where i.org_id = a.org_id and i.application_id = a.id and i.state <> 'cancelled' offset 0) opened
  cross join lateral (
    select s.name, s.position from core.interview_round r
      join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
      where r.org_id = a.org_id and r.id = opened.round_id offset 0) stage
  where a.state = 'interviews_tasks'
    and stage.position >= all (
      select s.position from core.interview i
        join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
        join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
        where i.org_id = a.org_id and i.application_id = a.id and i.state <> 'cancelled'
      union all
      select s.position from core.candidate_task t
        join core.stage s on s.org_id = t.org_id and s.id = t.stage_id
        where t.org_id = a.org_id and t.application_id = a.id);
grant select on core.interviewed_application to evenhand_staff;
