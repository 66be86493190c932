-- owner: emails
-- A test goes to whoever asks for it and to nobody else, so staff may not write into the outbox themselves.
create or replace function pii.queue_test_email(of_event bigint, subject text, body_text text, body_html text,
    message_id text, moment timestamptz)
  returns void
  language sql security definer set search_path = pg_catalog begin atomic
  insert into pii.email_message (org_id, kind, event_id, member_id, to_address, subject, text, html, message_id,
    created_at, send_at)
  select m.org_id, 'template-test', of_event, m.id, m.email, queue_test_email.subject, body_text, body_html,
    queue_test_email.message_id, moment, moment
  from core.member m
  where m.org_id = core.current_org() and m.id = core.current_actor() and m.deactivated_at is null;
end;
grant execute on function pii.queue_test_email to evenhand_staff;
