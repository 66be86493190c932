-- owner: interviews
-- Whether the acting member reads what stands on a card: their own always, another's once all are open. Never support.
-- Decided here: row security asks it, by whatever statement.
create or replace function core.may_read_marks(of_interview bigint, by_member bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select core.current_impersonation() is null and (by_member = core.current_actor()
    or exists (select from core.scorecards_opened o
      where o.org_id = core.current_org() and o.interview_id = of_interview));
end;
grant execute on function core.may_read_marks to evenhand_staff;
