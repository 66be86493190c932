-- owner: pipeline
-- Stores what somebody reached in a stage that no reviews of answers make up, such as a test that a rule has marked:
-- a mean from 0 to 100, or null while it waits. Whoever calls it has the right to mark, and says of how many parts how
-- many are marked, and what of 100 each of them brought, by the ids of the questions: by that the order of earlier
-- weights is made. Decided here: whoever is marked must not be able to write it.
create or replace function core.store_given_score(of_application bigint, of_stage bigint, reached numeric,
    parts_scored integer, parts integer, error numeric, earned_by_item jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a where a.org_id = core.current_org() and a.id = of_application for no key update;
  insert into core.stage_score as stored (org_id, application_id, stage_id, job_id, mean, se, scored, expected,
      known_variance, is_given, by_item, scoring_version)
    select a.org_id, a.id, s.id, a.job_id, reached, case when reached is not null then error end, parts_scored, parts,
      round(coalesce(error, 0) * coalesce(error, 0) / 625, 12), true, earned_by_item, core.scoring_version_of(a.job_id)
    from core.application a join core.stage s on s.org_id = a.org_id and s.job_id = a.job_id and s.id = of_stage
    where a.org_id = core.current_org() and a.id = of_application
    on conflict (org_id, application_id, stage_id) do update set mean = excluded.mean, se = excluded.se,
      scored = excluded.scored, expected = excluded.expected, known_variance = excluded.known_variance,
      is_given = true, by_item = excluded.by_item, scoring_version = excluded.scoring_version;
  perform core.store_scores(array[of_application]);
end $$;
grant execute on function core.store_given_score to evenhand_staff, evenhand_system;
