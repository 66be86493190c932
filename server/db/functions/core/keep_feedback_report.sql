-- owner: feedback-reports
-- Freezes a report, once; says whether it is frozen by now. Takes the application first, as whoever erases a person
-- does, so that nothing is kept of somebody who went meanwhile. Decided here: no door may write what is frozen.
create or replace function core.keep_feedback_report(of_application bigint, report text, hash bytea,
    moment timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform 1 from core.application a where a.org_id = core.current_org() and a.id = of_application for no key update;
  if not core.has_feedback_due(of_application) then return false; end if;
  insert into core.feedback_report (org_id, application_id, body, sha256, frozen_at)
    values (core.current_org(), of_application, report, hash, moment) on conflict do nothing;
  return true;
end $$;
grant execute on function core.keep_feedback_report to evenhand_system;
