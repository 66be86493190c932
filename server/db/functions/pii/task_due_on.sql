-- owner: candidate-tasks
-- The last day of a candidate's task: as it was said to everybody, and later by the most time that was agreed with
-- this one. Decided here, because whoever closes or extends a task needs to know it, and must not learn why.
create or replace function pii.task_due_on(of_task bigint) returns date
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.due_on + ceil((t.due_on - (t.invited_at at time zone coalesce(o.tz, 'Europe/London'))::date + 1)
    * (coalesce((select max(d.time_factor) from pii.adjustment d where d.org_id = t.org_id
        and d.application_id = t.application_id and d.answered_at is not null), 1) - 1))::integer
  from core.candidate_task t join core.organisation o on o.org_id = t.org_id
  where t.org_id = core.current_org() and t.id = of_task;
end;
grant execute on function pii.task_due_on to evenhand_staff, evenhand_system, evenhand_candidate;
