-- owner: access
-- The organisation of the visit, which its door has set.
create or replace function core.current_org() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.org_id', true), '')::bigint;
grant execute on function core.current_org to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer,
  evenhand_operator, evenhand_system, evenhand_aggregate, evenhand_tasks, evenhand_auth, evenhand_search;
