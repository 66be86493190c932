-- owner: adjustments
-- Whether the acting member may know what candidates of a role ask for: an admin of the role or the organisation who
-- does not read its answers. Never support. Decided here: row security asks it, by whatever statement.
create or replace function pii.may_read_adjustments(of_job bigint) returns boolean
  language sql stable security definer set search_path = pg_catalog begin atomic
  select core.current_impersonation() is null and exists (
    select from pii.adjustment_readers(of_job) r where r.member_id = core.current_actor());
end;
grant execute on function pii.may_read_adjustments to evenhand_staff;
