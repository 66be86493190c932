-- owner: interviews
-- Whether the acting member writes on a card: their own, while they sit on the panel, it is not in, and the cards are
-- not open. Never support. Decided here: row security asks it, by whatever statement.
create or replace function core.may_write_card(of_interview bigint, by_member bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select core.current_impersonation() is null and by_member = core.current_actor()
    and exists (select from core.interview_panel_member p where p.org_id = core.current_org()
      and p.interview_id = of_interview and p.member_id = by_member and p.left_at is null)
    and not exists (select from core.scorecard c where c.org_id = core.current_org()
      and c.interview_id = of_interview and c.member_id = by_member
      and (c.submitted_at is not null or c.void_at is not null))
    and not exists (select from core.scorecards_opened o
      where o.org_id = core.current_org() and o.interview_id = of_interview);
end;
grant execute on function core.may_write_card to evenhand_staff;
