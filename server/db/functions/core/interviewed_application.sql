-- owner: interviews
-- Whose cards of a round are complete, and of whom nothing was said since, nor were they asked to anything that comes
-- after it: they wait for a decision of whoever runs the role. To-dos and cards of roles begin here, so that they
-- agree. From each round to its interviews, and from each of those to what came after it (`offset 0` keeps that order):
-- a database that takes its tables for empty would else set every interview beside every other.
create or replace view core.interviewed_application with (security_invoker = true) as
  select r.org_id, r.job_id, r.id as round_id, stage.name as round_name, stage.position as stage_position,
    opened.application_id
  from core.interview_round r
  cross join lateral (
    select i.application_id from core.interview i
      join core.scorecards_opened o on o.org_id = i.org_id and o.interview_id = i.id
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.state = 'interviews_tasks'
      where i.org_id = r.org_id and i.round_id = r.id and i.state <> 'cancelled' offset 0) opened
  join core.stage on stage.org_id = r.org_id and stage.id = r.stage_id
  where stage.position >= all (
    select s.position from core.interview i
      join core.interview_round other on other.org_id = i.org_id and other.id = i.round_id
      join core.stage s on s.org_id = other.org_id and s.id = other.stage_id
      where i.org_id = r.org_id and i.application_id = opened.application_id and i.state <> 'cancelled'
    union all
    select s.position from core.candidate_task t
      join core.stage s on s.org_id = t.org_id and s.id = t.stage_id
      where t.org_id = r.org_id and t.application_id = opened.application_id);
grant select on core.interviewed_application to evenhand_staff;
