-- What is written to candidates and members, in whose words, and what they answer when they are asked how it was.

-- An organisation's own words for what candidates are sent, and a role's.
create table core.email_template (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null check (kind in ('application-invite', 'application-start', 'application-confirm',
    'applicant-interview', 'applicant-rejection', 'past-application-invite', 'quick-apply-invite',
    'assessment-stage-invite', 'other')),
  name text not null check (length(name) between 1 and 80),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 40000),
  is_default boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by bigint not null,
  primary key (org_id, id),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
-- The default of a type is one, whoever sets it at the same time.
create unique index on core.email_template (org_id, kind) where is_default;
call migration.wall('core.email_template', 'staff', 'worker');
grant select, insert (kind, name, subject, body, is_default, changed_at, changed_by),
  update (name, subject, body, is_default, version, changed_at, changed_by), delete
  on core.email_template to evenhand_staff;
grant select on core.email_template to evenhand_worker;

-- What a template was before, and is; the newest has the template's own version.
create table core.email_template_version (
  org_id bigint not null default core.current_org() references core.organisation,
  template_id bigint not null,
  version integer not null,
  name text not null,
  subject text not null,
  body text not null,
  saved_at timestamptz not null,
  saved_by bigint not null,
  primary key (org_id, template_id, version),
  foreign key (org_id, template_id) references core.email_template (org_id, id) on delete cascade,
  foreign key (org_id, saved_by) references core.member (org_id, id)
);
call migration.wall('core.email_template_version', 'staff');
grant select, insert (template_id, version, name, subject, body, saved_at, saved_by)
  on core.email_template_version to evenhand_staff;

-- What one role says instead.
create table core.job_email (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  kind text not null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 40000),
  changed_at timestamptz not null default now(),
  primary key (org_id, job_id, kind),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.job_email', 'staff', 'worker');
grant select, insert (job_id, kind, subject, body, changed_at), update (subject, body, changed_at), delete
  on core.job_email to evenhand_staff;
grant select on core.job_email to evenhand_worker;

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

-- What is known of an address, by its hash alone. A row is made with the first invitation, or when an e-mail came back.
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

call migration.declare('core.note_mail_seen()', 'trigger');

create table pii.email_message (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null,
  event_id bigint,
  application_id bigint,
  member_id bigint,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null,
  created_at timestamptz not null default now(),
  send_at timestamptz not null default now(),
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  cancelled_at timestamptz,
  -- Why it will not be sent: the address does not exist or is full for good, was known to be so, the message itself was
  -- not taken, or it was tried for too long.
  failure text check (failure in ('bounced', 'held', 'refused', 'expired')),
  primary key (org_id, id),
  unique nulls not distinct (org_id, event_id, kind, application_id, member_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on pii.email_message (org_id, application_id);
create index on pii.email_message (org_id, sent_at) where sent_at is not null;
-- Thousands are due at the same moment when a role is decided: the next one is read, not all of them sorted.
create index on pii.email_message (org_id, send_at, id) where sent_at is null and cancelled_at is null
  and failed_at is null;
call migration.wall('pii.email_message', 'staff', 'worker');
-- By its event it is found what waits of a round.
grant select (org_id, id, kind, event_id, application_id, created_at, send_at, leased_until, attempts, sent_at,
    failed_at, cancelled_at, failure),
  update (send_at, cancelled_at) on pii.email_message to evenhand_staff;
grant select, insert, update on pii.email_message to evenhand_worker;
create trigger note_seen after insert on pii.email_message for each row
  when (new.member_id is not null and new.application_id is not null) execute function core.note_mail_seen();

-- E-mails that a hiring team writes to chosen candidates, in a text of its own.
create table core.mail_round (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  -- The template it was written from. That may change or go: the words are kept as they were seen.
  template_id bigint not null,
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 20000),
  due_on date,
  member_id bigint not null,
  people integer not null check (people between 1 and 1000),
  created_at timestamptz not null,
  -- Until then it can be taken back as a whole.
  leaves_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.mail_round (org_id, job_id, template_id);
call migration.wall('core.mail_round', 'staff', 'worker');
grant select, insert, update (cancelled_at) on core.mail_round to evenhand_staff;
grant select on core.mail_round to evenhand_worker;

-- Whom it goes to: each has an event of their own, for which their e-mail is written.
create table core.mail_round_event (
  org_id bigint not null default core.current_org(),
  event_id bigint not null,
  round_id bigint not null,
  application_id bigint not null,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references core.event (org_id, id),
  foreign key (org_id, round_id) references core.mail_round (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
create index on core.mail_round_event (org_id, round_id);
create index on core.mail_round_event (org_id, application_id);
call migration.wall('core.mail_round_event', 'staff', 'worker');
grant select, insert on core.mail_round_event to evenhand_staff;
grant select on core.mail_round_event to evenhand_worker;

call migration.declare('core.note_experience()', 'trigger');

create table core.experience_answer (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  kind text not null check (kind in ('post-apply', 'post-feedback', 'post-review')),
  rating smallint not null check (rating between 1 and 10),
  fairness smallint check (fairness between 1 and 10),
  satisfaction smallint check (satisfaction between 1 and 10),
  text text not null default '',
  created_at timestamptz not null default now(),
  -- A keyed hash of who answers and when in the process: it keeps one answer a person and moment, and leads from the
  -- person to the answer, never back. Staff do not read it.
  slip bytea,
  -- Whoever counts answers learns whether somebody wrote, and not what.
  has_text boolean not null generated always as (text ~ '\S') stored,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create unique index on core.experience_answer (org_id, slip);
create index on core.experience_answer (org_id, kind, created_at) include (job_id, rating, fairness, satisfaction);
-- The newest comments of a period, and how many there are, without looking at every answer that was given in it.
create index on core.experience_answer (org_id, kind, created_at) include (job_id) where text ~ '\S';
-- How many answers a role has.
create index on core.experience_answer (org_id, job_id, kind, created_at);
call migration.wall('core.experience_answer', 'staff');
create policy tenant_aggregate on core.experience_answer to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, id, job_id, kind, rating, fairness, satisfaction, text, created_at)
  on core.experience_answer to evenhand_staff;
grant select (org_id, job_id, kind, rating, fairness, satisfaction, created_at, has_text)
  on core.experience_answer to evenhand_aggregate;
create trigger note_answer after insert or delete
  on core.experience_answer for each row execute function core.note_experience();
create trigger note_other_answer after update on core.experience_answer for each row
  when ((old.rating, old.fairness, old.satisfaction, old.has_text)
    is distinct from (new.rating, new.fairness, new.satisfaction, new.has_text))
  execute function core.note_experience();
