-- owner: emails
create or replace function auth.count_emails(address text, since timestamptz) returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(*)::integer from auth.email_rate_limit p
  where p.address_hash = auth.email_hash(count_emails.address) and p.sent_at > count_emails.since;
end;
alter function auth.count_emails owner to evenhand_auth;
grant execute on function auth.count_emails to evenhand_system;
