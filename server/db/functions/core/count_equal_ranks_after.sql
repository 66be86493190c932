-- owner: pipeline
-- How many of a role are equal to a place in the stored order, and stand after it. A definer's for the reason of
-- count_equal_ranks_before.
create or replace function core.count_equal_ranks_after(of_job bigint, stages bigint, points numeric, drawn text)
  returns integer
  language sql stable security definer set search_path = pg_catalog as $$
  select count(*)::integer from core.ranking r where r.org_id = core.current_org() and r.job_id = of_job
    and r.complete = stages and r.overall = points and r.lot > drawn
$$;
grant execute on function core.count_equal_ranks_after to evenhand_staff;
