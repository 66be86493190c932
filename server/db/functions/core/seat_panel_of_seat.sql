-- owner: interviews
-- Whoever takes or leaves a seat at a booked time sits on the panel of its interview, or no more. Decided here, as its
-- neighbour does for whole times. Where only the card of whoever leaves was missing, the cards are open from then on.
create or replace function core.seat_panel_of_seat() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  seat core.interview_seat := coalesce(new, old);
  booked bigint := (select s.interview_id from core.interview_slot s
    where s.org_id = seat.org_id and s.id = seat.slot_id);
begin
  if booked is null then return null; end if;
  if tg_op <> 'DELETE' and seat.left_at is null then
    insert into core.interview_panel_member (org_id, interview_id, member_id)
      values (seat.org_id, booked, seat.member_id)
      on conflict (org_id, interview_id, member_id) do update set left_at = null;
  else
    update core.interview_panel_member p set left_at = coalesce(seat.left_at, now())
      where p.org_id = seat.org_id and p.interview_id = booked and p.member_id = seat.member_id and p.left_at is null;
    if found then perform core.open_complete_scorecards(booked, now()); end if;
  end if;
  return null;
end $$;
