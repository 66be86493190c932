-- owner: access
-- Whom support looks through, while it does.
create or replace function core.current_impersonation() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.impersonation_id', true), '')::bigint;
grant execute on function core.current_impersonation to evenhand_staff, evenhand_search;
