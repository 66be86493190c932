-- Interviews, and people who are asked to apply.

create table core.interview_round (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  minutes smallint not null,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.interview_round (org_id, job_id);
call migration.wall('core.interview_round', 'staff');
-- A copied role has the rounds of the one it was copied from.
grant select, insert (job_id, name, minutes) on core.interview_round to evenhand_staff;

create table core.interview (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  round_id bigint not null,
  application_id bigint not null,
  state text not null default 'invited' check (state in ('invited', 'booked', 'done', 'no_show', 'cancelled')),
  starts_at timestamptz,
  -- As long as its round, unless told.
  minutes smallint check (minutes between 5 and 480),
  primary key (org_id, id),
  unique (org_id, round_id, application_id),
  foreign key (org_id, round_id) references core.interview_round (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
create index on core.interview (org_id, starts_at);
create index on core.interview (org_id, application_id);
call migration.wall('core.interview', 'staff');
grant select on core.interview to evenhand_staff;

call migration.declare('core.note_panel_seen()', 'trigger');

create table core.interview_panel_member (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  member_id bigint not null,
  primary key (org_id, interview_id, member_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.interview_panel_member (org_id, member_id);
call migration.wall('core.interview_panel_member', 'staff');
grant select on core.interview_panel_member to evenhand_staff;
create trigger note_seen after insert
  on core.interview_panel_member for each row execute function core.note_panel_seen();

create table core.invite_round (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  kind text not null check (kind in ('application-invite', 'quick-apply-invite', 'past-application-invite')),
  -- Which of the organisation's texts it is written in; null for its default.
  template_id bigint,
  member_id bigint not null,
  people integer not null check (people between 0 and 10000),
  created_at timestamptz not null,
  -- Until then it can be taken back as a whole.
  leaves_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.invite_round (org_id, job_id, id desc);
call migration.wall('core.invite_round', 'staff', 'worker');
grant select, insert, update (people, cancelled_at) on core.invite_round to evenhand_staff;
grant select on core.invite_round to evenhand_worker;

-- Who is to be invited. Staff write addresses here and never read them back, and an address is forgotten once its turn
-- came.
create table pii.invitee (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  round_id bigint not null,
  address text check (length(address) <= 254),
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  candidate_id bigint,
  application_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  primary key (org_id, id),
  foreign key (org_id, round_id) references core.invite_round (org_id, id),
  foreign key (org_id, candidate_id) references pii.candidate (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
create index on pii.invitee (org_id, round_id, state);
create index on pii.invitee (org_id, application_id) where application_id is not null;
create index on pii.invitee (org_id, candidate_id) where candidate_id is not null;
call migration.wall('pii.invitee', 'staff', 'worker');
grant select (org_id, round_id, state), insert (round_id, address, first_name, last_name, application_id),
  update (address, first_name, last_name, state) on pii.invitee to evenhand_staff;
grant select, update (address, first_name, last_name, candidate_id, state) on pii.invitee to evenhand_worker;
