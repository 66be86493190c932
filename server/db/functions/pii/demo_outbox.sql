-- owner: emails
-- Every e-mail of every organisation, for the outbox screen of the demo; the server asks only where that screen exists.
create or replace function pii.demo_outbox(most integer)
  returns table (id bigint, to_address text, subject text, text text, html text, send_at timestamptz,
    sent_at timestamptz, attachments jsonb)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.to_address, m.subject, m.text, m.html, m.send_at, m.sent_at, m.attachments from pii.email_message m
  where m.cancelled_at is null and m.failed_at is null
  order by m.sent_at desc nulls first, m.id desc limit most;
end;
grant execute on function pii.demo_outbox to evenhand_system;
