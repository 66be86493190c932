-- owner: pipeline
-- As pii.begin_application, except that a reference which another candidate of the role has is told by no application
-- instead of an error: an error takes the whole transaction back unless a savepoint stands before it, which costs each
-- application a way to the database.
create or replace function pii.begin_or_find_application(of_job bigint, given_name text, family_name text, address text,
    normalised text, came_from text, reference text, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare person bigint;
begin
  insert into pii.candidate (org_id, first_name, last_name, email, search)
    values (core.current_org(), given_name, family_name, address, normalised)
    on conflict (org_id, email) do nothing;
  select id into strict person from pii.candidate where org_id = core.current_org() and email = address for update;
  select i.application_id into application_id from pii.application_identity i
    where i.org_id = core.current_org() and i.job_id = of_job and i.candidate_id = person;
  existed := found;
  if existed then return; end if;
  insert into core.application (org_id, job_id, public_ref, plan_version)
    values (core.current_org(), of_job, reference, (select coalesce(max(v.n), 1) from core.plan_version v
      where v.org_id = core.current_org() and v.job_id = of_job))
    on conflict (org_id, job_id, public_ref) do nothing returning id into application_id;
  if application_id is null then return; end if;
  insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), person, of_job)
    on conflict do nothing;
  insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source, opened_at)
    select core.current_org(), application_id, of_job, person, came_from, case when not j.sealed then now() end
    from core.job j where j.org_id = core.current_org() and j.id = of_job;
end $$;
grant execute on function pii.begin_or_find_application to evenhand_public;
