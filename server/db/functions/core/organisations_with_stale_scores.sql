-- owner: pipeline
-- Of all organisations at once, so never one row after the other, which a database that takes its tables for empty
-- would choose.
create or replace function core.organisations_with_stale_scores() returns setof bigint
  language sql stable security definer set search_path = pg_catalog
  set enable_nestloop = off begin atomic
  select a.org_id from core.application a where a.reviews_expected > 0
    and not exists (select from core.stage_score s where s.org_id = a.org_id and s.application_id = a.id)
  union
  select v.org_id from core.scoring_version v join core.ranking r on r.org_id = v.org_id and r.job_id = v.job_id
  group by v.org_id, v.job_id, r.application_id, r.scoring_version having max(v.n) <> r.scoring_version
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_with_stale_scores to evenhand_system;
