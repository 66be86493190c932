-- owner: review
-- What follows from the last score. Decided here, as part of blind.score, which calls it: the reviewer door must not
-- know which application it scores.
create or replace function blind.note_complete(of_job bigint, of_application bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into core.job_delta (org_id, job_id, counter, n)
    values (core.current_org(), of_job, 'in_review', -1), (core.current_org(), of_job, 'awaiting_interview', 1);
  with happened as (
    insert into core.event (org_id, kind, actor_kind, job_id, subject_id)
    values (core.current_org(), 'application-reviewed', 'reviewer', of_job, of_application)
    returning org_id, id, kind)
  insert into core.event_outbox (org_id, event_id, kind) select org_id, id, kind from happened;
end;
