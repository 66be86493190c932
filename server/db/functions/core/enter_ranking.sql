-- owner: pipeline
-- Gives the acting candidate, who has sent in their application, the place of what they have reached before: tests are
-- taken and scored first. Decided here: a candidate must not see it.
create or replace function core.enter_ranking() returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if exists (select from core.stage_score
      where org_id = core.current_org() and application_id = core.current_actor()) then
    perform core.store_scores(array[core.current_actor()]);
  end if;
end $$;
grant execute on function core.enter_ranking to evenhand_candidate;
