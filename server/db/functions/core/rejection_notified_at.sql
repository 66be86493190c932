-- owner: apply
-- When the acting candidate is notified of a rejection: by the e-mail, or, while that is not written, when it would
-- leave. Decided here: the candidate door reads no e-mails.
create or replace function core.rejection_notified_at() returns timestamptz
  language sql stable security definer set search_path = pg_catalog begin atomic
  select coalesce(
    (select coalesce(m.sent_at, m.send_at) from pii.email_message m where m.org_id = core.current_org()
      and m.application_id = core.current_actor() and m.kind = 'applicant-rejection' and m.cancelled_at is null
      and m.created_at >= a.rejected_at order by m.id desc limit 1),
    a.rejected_at + make_interval(hours => coalesce(
      (select rejection_wait_hours from core.email_setting where org_id = core.current_org()), 2)))
  from core.application a where a.org_id = core.current_org() and a.id = core.current_actor() and a.state = 'rejected';
end;
grant execute on function core.rejection_notified_at to evenhand_candidate;
