-- owner: interviews
-- Those where somebody is to be reminded, where an interview stands whose application or role is over, or where
-- somebody who has left still has a seat.
create or replace function core.organisations_with_interviews_due(moment timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select i.org_id from core.interview i
    where i.state = 'booked' and i.starts_at > moment and i.starts_at <= moment + interval '1 day'
      and (i.reminded_day_at is null and i.starts_at > moment + interval '1 hour'
          and i.booked_at < i.starts_at - interval '1 day'
        or i.reminded_hour_at is null and i.starts_at <= moment + interval '1 hour'
          and i.booked_at < i.starts_at - interval '1 hour')
  union
  select i.org_id from core.interview i
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
    join core.job j on j.org_id = a.org_id and j.id = a.job_id
    where i.state in ('invited', 'booked') and coalesce(i.starts_at, 'infinity') > moment
      and (a.state in ('rejected', 'hired', 'withdrawn', 'erased') or j.archived_at is not null)
  union
  select s.org_id from core.interview_seat s
    join core.member m on m.org_id = s.org_id and m.id = s.member_id
    where s.left_at is null and s.starts_at > moment and m.deactivated_at is not null
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_interviews_due to evenhand_system;
