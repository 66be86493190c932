-- owner: adjustments
-- Until when the acting candidate may send in although the role has closed: as was agreed, or as long as an admin types
-- it in for them; null for everybody else.
create or replace function pii.may_send_until() returns timestamptz
  language sql stable set search_path = pg_catalog begin atomic
  select greatest(
    (select max(a.may_send_until) from pii.adjustment a
      where a.org_id = core.current_org() and a.application_id = core.current_actor()),
    (select e.entered_at from pii.entered_application e
      where e.org_id = core.current_org() and e.application_id = core.current_actor()));
end;
grant execute on function pii.may_send_until to evenhand_candidate;
