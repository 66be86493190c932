-- owner: feedback-reports
-- How many candidates of a job have a feedback report, and how many of them have opened it. Decided here: staff learn
-- of nobody in particular whether they did.
create or replace function core.count_feedback_openings(of_job bigint, out released integer, out opened integer)
  returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(*)::integer, count(*) filter (where exists (select from core.feedback_opening o
      where o.org_id = p.org_id and o.application_id = p.application_id))::integer
  from core.feedback_report p join core.application a on a.org_id = p.org_id and a.id = p.application_id
  where p.org_id = core.current_org() and a.job_id = of_job;
end;
grant execute on function core.count_feedback_openings to evenhand_staff;
