-- owner: sign-up
-- The invented candidates of a sample role, who have sent in their answers: once, and on no other role. Nobody applied,
-- so nothing is recorded as having happened. Decided here: no door may make people, so that this one makes sure itself
-- that it is a sample.
create or replace function pii.plant_sample(of_job bigint, people jsonb) returns bigint[]
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  person jsonb;
  who bigint;
  attempt bigint;
  planted bigint[] := '{}';
begin
  perform 1 from core.job where org_id = core.current_org() and id = of_job and sample for update;
  if not found or exists (select from core.application where org_id = core.current_org() and job_id = of_job) then
    raise exception 'not a sample role, or planted already';
  end if;
  for person in select * from jsonb_array_elements(people) loop
    insert into pii.candidate (org_id, first_name, last_name, email, search)
      values (core.current_org(), person ->> 'firstName', person ->> 'lastName', person ->> 'email',
        person ->> 'normalised')
      returning id into who;
    insert into core.application (org_id, job_id, public_ref, state, honest_at, submitted_at, plan_version)
      values (core.current_org(), of_job, person ->> 'reference', 'submitted', now(), now(),
        (select coalesce(max(v.n), 1) from core.plan_version v
          where v.org_id = core.current_org() and v.job_id = of_job)) returning id into attempt;
    insert into core.answer (org_id, application_id, question_id, text)
      select core.current_org(), attempt, q.id,
        person -> 'answers' ->> (row_number() over (order by q.position) - 1)::integer
      from core.question q join core.stage s on s.org_id = q.org_id and s.id = q.stage_id and s.kind = 'sift'
      where q.org_id = core.current_org() and q.job_id = of_job;
    insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), who, of_job);
    insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source)
      values (core.current_org(), attempt, of_job, who, 'Sample');
    planted := planted || attempt;
  end loop;
  insert into core.job_delta (org_id, job_id, counter, n)
    values (core.current_org(), of_job, 'submitted', cardinality(planted)),
      (core.current_org(), of_job, 'awaiting_review', cardinality(planted));
  return planted;
end $$;
grant execute on function pii.plant_sample to evenhand_staff;
