-- owner: interviews
-- The panel of an interview is that of the time which was booked for it. Decided here, because a candidate who books
-- sees no panel, and whichever door books it is seated in the same statement. Whoever moves it after cards came in may
-- leave nobody whose card is missing: then the cards are open from now on. Of a panel without any card nothing is
-- asked.
create or replace function core.seat_panel_of_slot() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if old.interview_id is not null then
    update core.interview_panel_member p set left_at = now()
      where p.org_id = old.org_id and p.interview_id = old.interview_id and p.left_at is null;
  end if;
  if new.interview_id is not null then
    insert into core.interview_panel_member (org_id, interview_id, member_id)
      select s.org_id, new.interview_id, s.member_id from core.interview_seat s
        where s.org_id = new.org_id and s.slot_id = new.id and s.left_at is null
      on conflict (org_id, interview_id, member_id) do update set left_at = null;
    if exists (select from core.scorecard c where c.org_id = new.org_id and c.interview_id = new.interview_id
        and c.submitted_at is not null) then
      perform core.open_complete_scorecards(new.interview_id, now());
    end if;
  end if;
  return null;
end $$;
