-- owner: pipeline
-- Takes the acting candidate, who has withdrawn, out of the ranking. Decided here: a candidate must not see it.
create or replace function core.leave_ranking() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from core.ranking where org_id = core.current_org() and application_id = core.current_actor();
end;
grant execute on function core.leave_ranking to evenhand_candidate;
