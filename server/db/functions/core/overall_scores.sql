-- owner: pipeline
-- Where the scores of stages put somebody: the mean over the stages that are complete, by the weights that stages have
-- now, or by those of an earlier scoring version. A stage that weighs nothing, or takes no part, puts nobody anywhere.
-- The arrays hold what each stage of one application comes to.
create or replace function core.overall_scores(stages bigint[], means numeric[], errors numeric[], by_weights jsonb,
    out overall numeric, out se numeric, out complete bigint)
  language sql stable set search_path = pg_catalog begin atomic
  select core.weighted_mean(array_agg(of.mean), array_agg(of.weight), 1, 2),
    case when count(of.error) = count(*) and count(*) > 0
      then round(sqrt(sum(of.weight * of.weight * of.error * of.error)) / sum(of.weight), 6) end,
    coalesce(sum(1::bigint << least(of.position, 60)), 0)::bigint
  from (
    select t.mean, t.error, s.position,
      coalesce((by_weights -> 'stages' ->> s.id::text)::numeric, s.weight) as weight
    from unnest(stages, means, errors) as t (stage_id, mean, error)
      join core.stage s on s.org_id = core.current_org() and s.id = t.stage_id and not s.switched_off
    where t.mean is not null) of
  where of.weight > 0;
end;
grant execute on function core.overall_scores to evenhand_staff;
