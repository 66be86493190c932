-- How many mails one address got within the hour, over all organisations: a stranger could else be written to twenty times an hour by
-- each. Kept without an organisation and as a salted hash, for an hour: nobody reads there who wrote to whom.
-- Tolerated from: 032

create table auth.mail_salt (
  single boolean primary key default true check (single),
  salt bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into auth.mail_salt default values;

create table auth.mail_pace (
  address_hash bytea not null check (octet_length(address_hash) = 32),
  sent_at timestamptz not null
);
create index on auth.mail_pace (address_hash, sent_at);
create index on auth.mail_pace (sent_at);
grant select on auth.mail_salt to evenhand_auth;
grant select, insert, delete on auth.mail_pace to evenhand_auth;

create function auth.mail_hash(address text) returns bytea
  language sql stable security definer set search_path = pg_catalog begin atomic
  select sha256(s.salt || convert_to(lower(btrim(mail_hash.address)), 'UTF8')) from auth.mail_salt s;
end;

-- Also forgets what is too old to be counted.
create function auth.note_mail(address text, at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.mail_pace p where p.sent_at < note_mail.at - interval '1 hour';
  insert into auth.mail_pace (address_hash, sent_at) values (auth.mail_hash(note_mail.address), note_mail.at);
end;

create function auth.count_mails(address text, since timestamptz) returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(*)::integer from auth.mail_pace p
  where p.address_hash = auth.mail_hash(count_mails.address) and p.sent_at > count_mails.since;
end;

alter function auth.mail_hash(text) owner to evenhand_auth;
alter function auth.note_mail(text, timestamptz) owner to evenhand_auth;
alter function auth.count_mails(text, timestamptz) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.mail_hash(text), auth.note_mail(text, timestamptz), auth.count_mails(text, timestamptz) from public;
grant execute on function auth.note_mail(text, timestamptz), auth.count_mails(text, timestamptz) to evenhand_worker;
set local role evenhand_owner;

-- Nothing asks any more how often one organisation wrote to one address.
drop index pii.email_message_org_id_to_address_sent_at_idx;
