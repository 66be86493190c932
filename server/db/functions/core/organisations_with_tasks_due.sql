-- owner: candidate-tasks
-- Those where an open task may come to its last day. Time that was agreed with somebody may put that off, by as much as
-- they had in the first place; which of them are reminded is asked within the organisation.
create or replace function core.organisations_with_tasks_due(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct t.org_id from core.candidate_task t
  where t.submitted_at is null and t.closed_at is null and t.reminded_at is null
    and t.due_on <= (moment at time zone 'UTC')::date + 2
    and t.due_on + (t.due_on - (t.invited_at at time zone 'UTC')::date + 2) >= (moment at time zone 'UTC')::date - 1
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_tasks_due to evenhand_system;
