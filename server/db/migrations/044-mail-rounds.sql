-- E-mails that a hiring team writes to chosen candidates, in a text of its own.
-- Tolerated from: 043

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
grant select, insert on core.mail_round to evenhand_staff;
grant update (cancelled_at) on core.mail_round to evenhand_staff;
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

-- What waits of a round is found by its events.
grant select (event_id) on pii.email_message to evenhand_staff;
