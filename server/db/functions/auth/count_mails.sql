-- owner: emails
create or replace function auth.count_mails(address text, since timestamptz) returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(*)::integer from auth.mail_pace p
  where p.address_hash = auth.mail_hash(count_mails.address) and p.sent_at > count_mails.since;
end;
alter function auth.count_mails owner to evenhand_auth;
grant execute on function auth.count_mails to evenhand_worker;
