-- owner: pipeline
-- Brings what is stored of these applications to what their marks say, and their places with it; called in the
-- transaction of whatever changes a mark. It takes the application's own row first, so that of two who mark the same
-- person at once the second sees the first, and never a row that another application's mark needs. Decided here: the
-- reviewer door must not know which application it scores. A lot, once drawn, stays. Whoever has not sent in their
-- application, and has taken a test before, has a score and no place.
create or replace function core.store_scores(applications bigint[], lots text[] default '{}') returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a where a.org_id = core.current_org() and a.id = any (applications)
    order by a.id for no key update;
  delete from core.stage_score s where s.org_id = core.current_org() and s.application_id = any (applications)
    and not s.is_given and not exists (select from core.review r join core.question q
      on q.org_id = r.org_id and q.id = r.question_id
      where r.org_id = s.org_id and r.application_id = s.application_id and q.stage_id = s.stage_id)
    and not exists (select from core.scorecards_opened o
      join core.interview i on i.org_id = o.org_id and i.id = o.interview_id
      join core.interview_round d on d.org_id = i.org_id and d.id = i.round_id
      where o.org_id = s.org_id and i.application_id = s.application_id and d.stage_id = s.stage_id);
  insert into core.stage_score as stored (org_id, application_id, stage_id, job_id, mean, se, scored, expected,
      known_variance, lone_share, deviations, freedom, scoring_version)
    select core.current_org(), n.application_id, n.stage_id, n.job_id, n.mean, n.se, n.scored, n.expected,
      n.known_variance, n.lone_share, n.deviations, n.freedom, core.scoring_version_of(n.job_id)
    from core.review_scores(applications, null) n
    on conflict (org_id, application_id, stage_id) do update set mean = excluded.mean, se = excluded.se,
      scored = excluded.scored, expected = excluded.expected, known_variance = excluded.known_variance,
      lone_share = excluded.lone_share, deviations = excluded.deviations, freedom = excluded.freedom,
      is_given = false, scoring_version = excluded.scoring_version;
  delete from core.ranking r using core.application a
    where r.org_id = core.current_org() and r.application_id = any (applications)
      and a.org_id = r.org_id and a.id = r.application_id
      and (a.state in ('invited', 'quick_applied', 'started', 'withdrawn', 'erased')
        or not exists (select from core.stage_score s
          where s.org_id = r.org_id and s.application_id = r.application_id));
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
      complete = excluded.complete, scoring_version = excluded.scoring_version;
end $$;
grant execute on function core.store_scores to evenhand_staff, evenhand_system;
