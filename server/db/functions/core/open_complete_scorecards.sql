-- owner: interviews
-- Opens the cards of an interview if somebody's is in and nobody's of the panel is missing, and says whether it did.
-- Called by whatever hands in a card, takes a seat away, or books another time. Decided here: nobody may open them by
-- writing a row.
create or replace function core.open_complete_scorecards(of_interview bigint, at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  of_application bigint;
begin
  select application_id into of_application from core.interview
    where org_id = core.current_org() and id = of_interview;
  perform 1 from core.application where org_id = core.current_org() and id = of_application for no key update;
  if not exists (select from core.scorecard c where c.org_id = core.current_org() and c.interview_id = of_interview
      and c.submitted_at is not null)
    or exists (select from core.interview_panel_member p where p.org_id = core.current_org()
      and p.interview_id = of_interview and p.left_at is null and not exists (select
        from core.scorecard c where c.org_id = p.org_id
        and c.interview_id = p.interview_id and c.member_id = p.member_id and c.submitted_at is not null)) then
    return false;
  end if;
  insert into core.scorecards_opened (org_id, interview_id, opened_at) values (core.current_org(), of_interview, at)
    on conflict do nothing;
  if not found then return false; end if;
  perform core.store_scores(array[of_application]);
  return true;
end $$;
grant execute on function core.open_complete_scorecards to evenhand_staff;
