-- owner: pipeline
-- How many of a role are equal to a place in the stored order, and stand before it. A definer's, as the walls of a
-- table keep comparisons of numbers and texts from being looked up in an index: each would read the whole role.
create or replace function core.count_equal_ranks_before(of_job bigint, stages bigint, points numeric, drawn text)
  returns integer
  language sql stable security definer set search_path = pg_catalog as $$
  select ((select count(*) from core.ranking r where r.org_id = core.current_org() and r.job_id = of_job
      and r.complete = stages and r.overall = points and r.lot < drawn)
    + (select count(*) from core.ranking r where points is null and r.org_id = core.current_org()
      and r.job_id = of_job and r.complete = stages and r.overall is null and r.lot < drawn))::integer
$$;
grant execute on function core.count_equal_ranks_before to evenhand_staff;
