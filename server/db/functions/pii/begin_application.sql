-- owner: pipeline
-- Begins an application, or finds the one this person already has for the job. The public door sees nothing else of a
-- person.
create or replace function pii.begin_application(of_job bigint, given_name text, family_name text, address text,
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
    returning id into application_id;
  insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), person, of_job)
    on conflict do nothing;
  insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source, opened_at)
    select core.current_org(), application_id, of_job, person, came_from, case when not j.sealed then now() end
    from core.job j where j.org_id = core.current_org() and j.id = of_job;
end $$;
grant execute on function pii.begin_application to evenhand_public;
