-- owner: pipeline
-- The order that an earlier scoring version of a role makes of the marks of now: by the same formulas, with the weights
-- it had.
create or replace function core.ranking_by_version(of_job bigint, version smallint)
  returns table (application_id bigint, job_id bigint, overall numeric, se numeric, complete bigint, lot text)
  language plpgsql stable set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  by_weights jsonb;
begin
  select v.weights into by_weights from core.scoring_version v
    where v.org_id = core.current_org() and v.job_id = of_job and v.n = version;
  return query
    with present as (
      select r.application_id, r.lot from core.ranking r where r.org_id = core.current_org() and r.job_id = of_job),
    score as (
      select s.application_id, s.stage_id, s.mean, s.se
        from core.review_scores(array(select p.application_id from present p), by_weights) s
      union all
      select s.application_id, s.stage_id, coalesce(core.given_mean(s.by_item, by_weights), s.mean), s.se
        from core.stage_score s
        where s.org_id = core.current_org() and s.job_id = of_job and s.is_given),
    by_person as (
      select s.application_id, array_agg(s.stage_id) as stages, array_agg(s.mean) as means, array_agg(s.se) as errors
      from score s group by s.application_id)
    select p.application_id, of_job, o.overall, o.se, o.complete, p.lot
    from present p join by_person b on b.application_id = p.application_id
      cross join lateral core.overall_scores(b.stages, b.means, b.errors, by_weights) o;
end $$;
grant execute on function core.ranking_by_version to evenhand_staff;
