-- owner: access
-- Who acts in it: a member, an application or a reviewer's link, by the door.
create or replace function core.current_actor() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.actor_id', true), '')::bigint;
grant execute on function core.current_actor to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer,
  evenhand_operator, evenhand_system, evenhand_aggregate, evenhand_tasks, evenhand_auth, evenhand_search;
