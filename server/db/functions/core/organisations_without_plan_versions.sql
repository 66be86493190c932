-- owner: job-plan
create or replace function core.organisations_without_plan_versions() returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct j.org_id from core.job j
  where j.published_at is not null
    and not exists (select from core.plan_version v where v.org_id = j.org_id and v.job_id = j.id)
  except select m.org_id from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function core.organisations_without_plan_versions to evenhand_system;
