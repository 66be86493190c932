-- owner: pipeline
-- By which weights a job is ranked now: counted from 1, one more for each change after there were marks.
create or replace function core.scoring_version_of(of_job bigint) returns smallint
  language sql stable set search_path = pg_catalog begin atomic
  select coalesce((select max(n) from core.scoring_version where org_id = core.current_org() and job_id = of_job), 1);
end;
