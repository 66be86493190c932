-- owner: interviews
-- Takes the applications whose interviews somebody deactivated has a seat at, before these seats are left: whoever
-- changes a panel or hands in a card takes them in this order too. Decided here: the door of the server itself may
-- change no application.
create or replace function core.lock_interviewed_by_deactivated(after timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a
    where a.org_id = core.current_org() and a.id = any (array(
      select i.application_id from core.member m
      cross join lateral (select s.slot_id from core.interview_seat s
        where s.org_id = m.org_id and s.member_id = m.id and s.left_at is null and s.starts_at > after offset 0) own
      join core.interview_slot t on t.org_id = m.org_id and t.id = own.slot_id
      join core.interview i on i.org_id = t.org_id and i.id = t.interview_id
      where m.org_id = core.current_org() and m.deactivated_at is not null))
    order by a.id for no key update;
end $$;
grant execute on function core.lock_interviewed_by_deactivated to evenhand_system;
