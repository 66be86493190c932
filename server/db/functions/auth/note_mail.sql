-- owner: emails
-- Also forgets what is too old to be counted.
create or replace function auth.note_mail(address text, at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.mail_pace p where p.sent_at < note_mail.at - interval '1 hour';
  insert into auth.mail_pace (address_hash, sent_at) values (auth.mail_hash(note_mail.address), note_mail.at);
end;
alter function auth.note_mail owner to evenhand_auth;
grant execute on function auth.note_mail to evenhand_worker;
