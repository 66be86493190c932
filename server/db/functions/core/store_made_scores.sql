-- owner: pipeline
-- What the marks of these applications come to, and their places with it, where marks were made and none was taken
-- back. Whoever calls has the applications' own rows. Decided here: the reviewer door must not know which application
-- it scores. A lot, once drawn, stays. Whoever has not sent in their application, and has taken a test before, has a
-- score and no place.
create or replace function core.store_made_scores(applications bigint[], lots text[] default '{}') returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.stage_score as stored (org_id, application_id, stage_id, job_id, mean, se, scored, expected,
      known_variance, lone_share, deviations, freedom, scoring_version)
    select core.current_org(), n.application_id, n.stage_id, n.job_id, n.mean, n.se, n.scored, n.expected,
      n.known_variance, n.lone_share, n.deviations, n.freedom, core.scoring_version_of(n.job_id)
    from core.review_scores(applications, null) n
    on conflict (org_id, application_id, stage_id) do update set mean = excluded.mean, se = excluded.se,
      scored = excluded.scored, expected = excluded.expected, known_variance = excluded.known_variance,
      lone_share = excluded.lone_share, deviations = excluded.deviations, freedom = excluded.freedom,
      is_given = false, scoring_version = excluded.scoring_version;
  insert into core.ranking as stored (org_id, application_id, job_id, overall, se, complete, lot, scoring_version)
    select core.current_org(), of.application_id, of.job_id, o.overall, o.se, o.complete,
      coalesce(lots[array_position(applications, of.application_id)], md5('lot ' || of.application_id)),
      core.scoring_version_of(of.job_id)
    from (
      select s.application_id, s.job_id, array_agg(s.stage_id) as stages, array_agg(s.mean) as means,
        array_agg(s.se) as errors
      from core.stage_score s join core.application a on a.org_id = s.org_id and a.id = s.application_id
      where s.org_id = core.current_org() and s.application_id = any (applications)
        and a.state not in ('invited', 'quick_applied', 'started', 'withdrawn', 'erased')
      group by s.application_id, s.job_id) of
      cross join lateral core.overall_scores(of.stages, of.means, of.errors, null) o
    on conflict (org_id, application_id) do update set overall = excluded.overall, se = excluded.se,
      complete = excluded.complete, scoring_version = excluded.scoring_version
    where (stored.overall, stored.se, stored.complete, stored.scoring_version)
      is distinct from (excluded.overall, excluded.se, excluded.complete, excluded.scoring_version);
end $$;
