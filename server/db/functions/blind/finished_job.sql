-- owner: feedback
-- The job whose reviews the acting reviewer has finished; none for the sample. Decided here: the reviewer door sees no
-- job.
create or replace function blind.finished_job() returns bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.job_id from core.reviewer_link l join core.job j on j.org_id = l.org_id and j.id = l.job_id
  where l.org_id = core.current_org() and l.id = core.current_actor() and not j.sample
    and exists (select from blind.review_session s where s.org_id = l.org_id and s.link_id = l.id and s.finished)
    and not exists (select from blind.review_session s where s.org_id = l.org_id and s.link_id = l.id and s.ready
      and not s.finished);
end;
grant execute on function blind.finished_job to evenhand_reviewer;
