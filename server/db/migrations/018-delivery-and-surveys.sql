-- How mail leaves: what an organisation sets about it, addresses that take none, reminders; and surveys that are answered.

-- The salt makes hashes of addresses that nobody else can make, and outlives the secret key: who asked for no more
-- invitations is not forgotten by a rotation.
create table core.mail_setting (
  org_id bigint primary key default core.current_org() references core.organisation,
  sender_name text check (length(sender_name) between 1 and 60),
  rejection_wait_hours smallint not null default 2 check (rejection_wait_hours between 0 and 72),
  salt bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
call migration.wall('core.mail_setting', 'staff', 'worker');
grant select (org_id, sender_name, rejection_wait_hours), insert (org_id, sender_name, rejection_wait_hours),
  update (sender_name, rejection_wait_hours) on core.mail_setting to evenhand_staff;
grant select (org_id, sender_name, rejection_wait_hours) on core.mail_setting to evenhand_worker;

-- What is known of an address, by its hash alone. A row is made with the first invitation, or when mail came back.
create table pii.mail_address (
  org_id bigint not null default core.current_org() references core.organisation,
  address_key bytea not null,
  bounced_at timestamptz,
  -- Whoever reads there asked for no more invitations.
  stopped_at timestamptz,
  primary key (org_id, address_key)
);
call migration.wall('pii.mail_address', 'worker');
grant select, insert, update on pii.mail_address to evenhand_worker;

create function pii.address_key(address text) returns bytea language plpgsql volatile security definer
  set search_path = pg_catalog as $$
begin
  insert into core.mail_setting (org_id) values (core.current_org()) on conflict do nothing;
  return (select sha256(salt || convert_to(lower(btrim(address)), 'UTF8')) from core.mail_setting where org_id = core.current_org());
end $$;

-- Which of these addresses asked for no more invitations, or sent mail back.
create function pii.closed_addresses(addresses text[]) returns setof text language sql volatile security definer
  set search_path = pg_catalog begin atomic
  select asked.address from unnest(addresses) asked(address)
  where exists (select from pii.mail_address k where k.org_id = core.current_org()
    and k.address_key = pii.address_key(asked.address) and (k.stopped_at is not null or k.bounced_at is not null));
end;

-- Behind the link of an invitation; whoever knows the hash was sent it.
create function pii.find_invited(of_org bigint, whose bytea, out organisation text, out stopped boolean) returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.name, k.stopped_at is not null from pii.mail_address k join core.organisation o on o.org_id = k.org_id
  where k.org_id = of_org and k.address_key = whose;
end;
create function pii.stop_invitations(of_org bigint, whose bytea, moment timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  update pii.mail_address set stopped_at = coalesce(stopped_at, moment) where org_id = of_org and address_key = whose;
  return found;
end $$;

alter table pii.email_message
  -- Why it will not be sent: the address does not exist or is full for good, was known to be so, the message itself was
  -- not taken, or it was tried for too long.
  add column failure text check (failure in ('bounced', 'held', 'refused', 'expired'));
create index on pii.email_message (org_id, sent_at) where sent_at is not null;
-- Thousands are due at the same moment when a role is decided: the next one is read, not all of them sorted.
drop index pii.email_message_org_id_send_at_idx;
create index on pii.email_message (org_id, send_at, id) where sent_at is null and cancelled_at is null and failed_at is null;
grant select (attempts, failure) on pii.email_message to evenhand_staff;

-- Tries the address of an application once more, with what could not be delivered there.
create function pii.try_address_again(of_application bigint, moment timestamptz) returns integer language plpgsql volatile
  security definer set search_path = pg_catalog as $$
declare
  address text;
  n integer;
begin
  select to_address into address from pii.email_message where org_id = core.current_org() and application_id = of_application
    and failure in ('bounced', 'held') order by id desc limit 1;
  if address is null then return 0; end if;
  update pii.mail_address set bounced_at = null where org_id = core.current_org() and address_key = pii.address_key(address);
  update pii.email_message set failed_at = null, failure = null, attempts = 0, send_at = moment
    where org_id = core.current_org() and application_id = of_application and failure in ('bounced', 'held');
  get diagnostics n = row_count;
  return n;
end $$;

drop function pii.organisations_with_mail();
-- What is due follows the house's clock, a lease the database's: two processes share that one.
create function pii.organisations_with_mail(moment timestamptz) returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from pii.email_message
  where sent_at is null and cancelled_at is null and failed_at is null and send_at <= moment
    and (leased_until is null or leased_until < now());
end;

-- When the candidate of the room hears of a rejection: by the mail, or, while that is not written, when it would leave.
create function core.rejection_told_at() returns timestamptz language sql stable security definer
  set search_path = pg_catalog begin atomic
  select coalesce(
    (select coalesce(m.sent_at, m.send_at) from pii.email_message m where m.org_id = core.current_org()
      and m.application_id = core.current_actor() and m.kind = 'applicant-rejection' and m.cancelled_at is null
      and m.created_at >= a.rejected_at order by m.id desc limit 1),
    a.rejected_at + make_interval(hours => coalesce(
      (select rejection_wait_hours from core.mail_setting where org_id = core.current_org()), 2)))
  from core.application a where a.org_id = core.current_org() and a.id = core.current_actor() and a.state = 'rejected';
end;

-- Reminders to finish: each of the two once in the life of an application, whatever becomes of the closing date.
create table core.finish_reminder (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  first_at timestamptz,
  last_at timestamptz,
  stopped_at timestamptz,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
call migration.wall('core.finish_reminder', 'worker');
create policy own_candidate on core.finish_reminder to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, insert, update (first_at, last_at) on core.finish_reminder to evenhand_worker;
grant select, insert (application_id, stopped_at), update (stopped_at) on core.finish_reminder to evenhand_candidate;

create function core.organisations_with_closing_soon(since timestamptz, until timestamptz) returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  select distinct org_id from core.job
  where published_at is not null and archived_at is null and not sample and closes_at > since and closes_at <= until;
end;

-- Surveys. The slip is a keyed hash of who answers and when in the process: it keeps one answer a person and moment, and
-- leads from the person to the answer, never back. Staff do not read it.
alter table core.experience_answer add column slip bytea;
create unique index on core.experience_answer (org_id, slip);
revoke select on core.experience_answer from evenhand_staff;
grant select (org_id, id, job_id, kind, rating, fairness, satisfaction, text, created_at) on core.experience_answer
  to evenhand_staff;

-- The beginning of the day, by the clock of the organisation.
create function core.today(moment timestamptz) returns timestamptz language sql stable security definer
  set search_path = pg_catalog begin atomic
  select date_trunc('day', moment at time zone zone) at time zone zone
  from (select coalesce(nullif(tz, ''), 'Europe/London') as zone from core.organisation where org_id = core.current_org()) place;
end;

-- Dated to the day, under a number drawn at random: neither tells in which order answers came. It can be changed until the
-- day is over.
create function core.put_experience(whose bytea, of_job bigint, of_kind text, ratings integer[], words text, moment timestamptz)
  returns boolean language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.experience_answer as e (org_id, id, job_id, kind, rating, fairness, satisfaction, text, created_at, slip)
    overriding system value
    values (core.current_org(), (random() * 9e15)::bigint, of_job, of_kind, ratings[1], ratings[2], ratings[3], words,
      core.today(moment), whose)
    on conflict (org_id, slip) do update set rating = excluded.rating, fairness = excluded.fairness,
      satisfaction = excluded.satisfaction, text = excluded.text
      where e.created_at = excluded.created_at;
  return found;
end $$;

create function core.save_experience(whose bytea, of_kind text, ratings integer[], words text, moment timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare of_job bigint;
begin
  select job_id into of_job from core.application where org_id = core.current_org() and id = core.current_actor()
    and case of_kind when 'post-apply' then submitted_at is not null and state <> 'erased'
      when 'post-feedback' then core.rejection_told_at() <= moment else false end;
  if of_job is null then return false; end if;
  return core.put_experience(whose, of_job, of_kind, ratings, words, moment);
end $$;

create function core.own_experience(whose bytea, moment timestamptz, out rating integer, out fairness integer,
    out satisfaction integer, out words text, out of_today boolean) returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select e.rating, e.fairness, e.satisfaction, e.text, e.created_at = core.today(moment) from core.experience_answer e
  where e.org_id = core.current_org() and e.slip = whose;
end;

-- The job whose reviews the reviewer of the room has finished; none for the sample.
create function blind.finished_job() returns bigint language sql stable security definer set search_path = pg_catalog begin atomic
  select l.job_id from core.reviewer_link l join core.job j on j.org_id = l.org_id and j.id = l.job_id
  where l.org_id = core.current_org() and l.id = core.current_actor() and not j.sample
    and exists (select from blind.review_session s where s.org_id = l.org_id and s.link_id = l.id and s.finished)
    and not exists (select from blind.review_session s where s.org_id = l.org_id and s.link_id = l.id and s.ready and not s.finished);
end;
create function blind.save_experience(whose bytea, ratings integer[], words text, moment timestamptz) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  select coalesce((select core.put_experience(whose, job, 'post-review', ratings, words, moment)
    from blind.finished_job() job where job is not null), false);
end;
create function blind.own_experience(whose bytea, moment timestamptz, out rating integer, out fairness integer,
    out satisfaction integer, out words text, out of_today boolean) returns record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.rating, o.fairness, o.satisfaction, o.words, o.of_today from core.own_experience(whose, moment) o;
end;

revoke all on function pii.address_key(text), pii.closed_addresses(text[]), pii.find_invited(bigint, bytea),
  pii.stop_invitations(bigint, bytea, timestamptz), pii.try_address_again(bigint, timestamptz),
  pii.organisations_with_mail(timestamptz), core.rejection_told_at(),
  core.organisations_with_closing_soon(timestamptz, timestamptz), core.today(timestamptz),
  core.put_experience(bytea, bigint, text, integer[], text, timestamptz),
  core.save_experience(bytea, text, integer[], text, timestamptz), core.own_experience(bytea, timestamptz), blind.finished_job(),
  blind.save_experience(bytea, integer[], text, timestamptz), blind.own_experience(bytea, timestamptz) from public;
grant execute on function pii.address_key(text), pii.organisations_with_mail(timestamptz),
  core.organisations_with_closing_soon(timestamptz, timestamptz) to evenhand_worker;
grant execute on function pii.closed_addresses(text[]) to evenhand_staff, evenhand_worker;
grant execute on function pii.find_invited(bigint, bytea), pii.stop_invitations(bigint, bytea, timestamptz) to evenhand_public;
grant execute on function pii.try_address_again(bigint, timestamptz) to evenhand_staff;
grant execute on function core.rejection_told_at(), core.save_experience(bytea, text, integer[], text, timestamptz),
  core.own_experience(bytea, timestamptz) to evenhand_candidate;
grant execute on function blind.finished_job(), blind.save_experience(bytea, integer[], text, timestamptz),
  blind.own_experience(bytea, timestamptz) to evenhand_reviewer;
