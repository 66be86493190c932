-- owner: emails
-- Also forgets what is too old to be counted.
create or replace function auth.note_email(address text, at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.email_rate_limit p where p.sent_at < note_email.at - interval '1 hour';
  insert into auth.email_rate_limit (address_hash, sent_at) values (auth.email_hash(note_email.address), note_email.at);
end;
alter function auth.note_email owner to evenhand_auth;
grant execute on function auth.note_email to evenhand_system;
