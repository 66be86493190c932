-- owner: apply
-- Whether the acting candidate knows how their application ended: what they hear of their results waits for it.
create or replace function core.is_own_decision_known() returns boolean
  language sql stable set search_path = pg_catalog begin atomic
  select exists (select from core.application a where a.org_id = core.current_org() and a.id = core.current_actor()
    and (a.state = 'hired' or a.state = 'rejected' and core.rejection_notified_at() <= now()));
end;
grant execute on function core.is_own_decision_known to evenhand_candidate;
