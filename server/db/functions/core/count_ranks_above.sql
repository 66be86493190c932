-- owner: pipeline
-- How many of a role have completed more, or as much with more points. A definer's for the reason of
-- count_equal_ranks_before.
create or replace function core.count_ranks_above(of_job bigint, stages bigint, points numeric) returns integer
  language sql stable security definer set search_path = pg_catalog as $$
  select ((select count(*) from core.ranking r where r.org_id = core.current_org() and r.job_id = of_job
      and r.complete > stages)
    + (select count(*) from core.ranking r where r.org_id = core.current_org() and r.job_id = of_job
      and r.complete = stages and r.overall > points))::integer
$$;
grant execute on function core.count_ranks_above to evenhand_staff;
