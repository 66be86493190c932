-- owner: apply
-- What the acting candidate may see of the plan that their application began under and of the current one, which may be
-- the same. Decided here: the candidate door reads no plan, which has the guides in it.
create or replace function core.own_plan_versions() returns table (n integer, "isOwn" boolean, sha256 text,
    "frozenAt" timestamptz, plan jsonb)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select v.n, v.n = a.plan_version, encode(v.sha256, 'hex'), v.frozen_at, core.public_part_of_plan(v.plan)
  from core.application a join core.plan_version v on v.org_id = a.org_id and v.job_id = a.job_id
  where a.org_id = core.current_org() and a.id = core.current_actor() and (v.n = a.plan_version
    or v.n = (select max(n) from core.plan_version where org_id = a.org_id and job_id = a.job_id))
  order by v.n;
end;
grant execute on function core.own_plan_versions to evenhand_candidate;
