-- owner: interviews
-- Whose members' calendars are to be read: of an organisation that was deactivated none, and of nobody who may not log
-- in any more.
create or replace function core.organisations_with_calendars_due(at timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct c.org_id
  from core.member_calendar c join core.member m on m.org_id = c.org_id and m.id = c.member_id
    join core.organisation o on o.org_id = c.org_id
  where c.due_at <= at and m.deactivated_at is null and o.deactivated_at is null
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_calendars_due to evenhand_system;
