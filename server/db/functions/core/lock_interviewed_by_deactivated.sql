-- owner: interviews
-- Takes the applications whose interviews somebody deactivated has a seat at, before these seats are left: whoever
-- changes a panel or hands in a card takes them in this order too. Decided here: the door of the server itself may
-- change no application.
create or replace function core.lock_interviewed_by_deactivated(after timestamptz) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a
    where a.org_id = core.current_org() and a.id in (select i.application_id from core.interview i
      join core.interview_slot t on t.org_id = i.org_id and t.interview_id = i.id
      join core.interview_seat s on s.org_id = t.org_id and s.slot_id = t.id and s.left_at is null
        and s.starts_at > after
      join core.member m on m.org_id = s.org_id and m.id = s.member_id and m.deactivated_at is not null
      where i.org_id = core.current_org())
    order by a.id for no key update;
end $$;
grant execute on function core.lock_interviewed_by_deactivated to evenhand_system;
