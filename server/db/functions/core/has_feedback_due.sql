-- owner: feedback-reports
-- Whether somebody was not chosen, and stands so. Asked, and never said, by what freezes their report.
create or replace function core.has_feedback_due(of_application bigint) returns boolean
  language sql stable set search_path = pg_catalog begin atomic
  select exists (select from core.application a
    where a.org_id = core.current_org() and a.id = of_application and a.state = 'rejected');
end;
