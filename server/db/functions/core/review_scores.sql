-- owner: pipeline
-- What the reviews of answers, and the marks of panels whose cards are open, come to in each stage: by the weights
-- that questions have now, or by those of an earlier scoring version. The one place of these formulas. What a panel
-- has agreed upon stands for the mean of its marks, whose spread stays what is known of it; what nobody asked is no
-- part of it. A mean of stars from 1 to 5 becomes one from 0 to 100. An answer that one person read has no variance of
-- its own: its share of the error waits for that of the others. 232792560 is the least number that everything up to 22
-- divides: so many reviews of an answer add up without a rest.
create or replace function core.review_scores(applications bigint[], by_weights jsonb)
  returns table (application_id bigint, stage_id bigint, job_id bigint, mean numeric, se numeric, scored integer,
    expected integer, known_variance numeric, lone_share numeric, deviations numeric, freedom integer)
  language plpgsql stable set search_path = pg_catalog as $$
#variable_conflict use_column
begin
  return query
    with review as (
      select r.application_id, q.stage_id, q.job_id,
        coalesce((by_weights -> 'items' ->> q.id::text)::numeric, q.weight) as weight,
        count(r.stars)::integer as n, count(*)::integer as dealt, coalesce(sum(r.stars), 0)::numeric as stars,
        coalesce(sum(r.stars * r.stars), 0)::numeric as squares, null::numeric as agreed
      from core.review r join core.question q on q.org_id = r.org_id and q.id = r.question_id
      where r.org_id = core.current_org() and r.application_id = any (applications)
      group by r.application_id, q.org_id, q.id),
    answer as (select * from review union all select * from core.spoken_marks(applications, by_weights)),
    stage as (
      select a.application_id, a.stage_id, a.job_id, sum(n)::integer as scored, sum(dealt)::integer as expected,
        sum(weight) as weight,
        array_agg(25 * (coalesce(agreed * 232792560, stars * 232792560 / n) - 232792560)) filter (where n > 0) as vals,
        array_agg(a.weight) filter (where n > 0) as weights,
        coalesce(sum(weight * weight * round((n * squares - stars * stars) / (n * n * (n - 1)), 12))
          filter (where n > 1), 0) as variance,
        coalesce(sum(weight * weight) filter (where n = 1), 0) as lone,
        sum(core.squared_deviations(n, stars, squares)) as deviations,
        coalesce(sum(n - 1) filter (where n > 1), 0)::integer as freedom
      from answer a group by a.application_id, a.stage_id, a.job_id)
    select s.application_id, s.stage_id, s.job_id, done.mean,
      case when done.mean is not null and s.lone = 0 then round(25 * sqrt(s.variance) / s.weight, 6) end,
      s.scored, s.expected,
      case when done.mean is null then 0 else round(s.variance / (s.weight * s.weight), 12) end,
      case when done.mean is null then 0 else round(s.lone / (s.weight * s.weight), 12) end,
      s.deviations, s.freedom
    from stage s cross join lateral (select case when s.scored = s.expected
      then core.weighted_mean(s.vals, s.weights, 232792560, 6) end as mean) done;
end $$;
grant execute on function core.review_scores to evenhand_staff;
