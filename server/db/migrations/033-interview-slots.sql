-- Rounds of interviews are settled, their times laid, and people invited to them: each books, moves or cancels a time
-- of their own. Nobody sits in two places at once, whatever role or process asked.
-- Tolerated from: 032

create extension if not exists btree_gist schema core;

alter table core.interview_round
  add column mode text not null default 'video' check (mode in ('on-site', 'video', 'phone')),
  -- An address, a link, or who calls whom.
  add column place text not null default '' check (length(place) <= 500),
  add column instructions text not null default '' check (length(instructions) <= 4000),
  -- No time is booked later than this before it begins, and none moved or cancelled by its candidate.
  add column notice_hours smallint not null default 24 check (notice_hours between 0 and 720),
  add column freeze_hours smallint not null default 24 check (freeze_hours between 0 and 720),
  add column moves smallint not null default 2 check (moves between 0 and 10),
  -- Between two interviews of whoever sits on the panel.
  add column wash_up_minutes smallint not null default 10 check (wash_up_minutes between 0 and 120),
  -- Whether the panel sees what its candidate wrote; nothing of it unless told.
  add column shows_answers boolean not null default false,
  add column version integer not null default 1;
grant update (mode, place, instructions, notice_hours, freeze_hours, moves, wash_up_minutes, shows_answers, version)
  on core.interview_round to evenhand_staff;

-- Who sits on the panel of a round unless a time says otherwise.
create table core.interview_round_member (
  org_id bigint not null default core.current_org(),
  round_id bigint not null,
  member_id bigint not null,
  primary key (org_id, round_id, member_id),
  foreign key (org_id, round_id) references core.interview_round (org_id, id) on delete cascade,
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.interview_round_member (org_id, member_id);
call migration.wall('core.interview_round_member', 'staff');
grant select, insert (round_id, member_id), delete on core.interview_round_member to evenhand_staff;

create table core.interview_room (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 80),
  seats smallint not null check (seats between 1 and 500),
  -- Steps, doors, a loop for hearing aids: what whoever comes has to know.
  access_notes text not null default '' check (length(access_notes) <= 1000),
  -- Offered no more; times that were laid in it keep it.
  removed_at timestamptz,
  version integer not null default 1,
  primary key (org_id, id)
);
create unique index on core.interview_room (org_id, lower(name)) where removed_at is null;
call migration.wall('core.interview_room', 'staff', 'system');
grant select, insert (name, seats, access_notes), update (name, seats, access_notes, removed_at, version)
  on core.interview_room to evenhand_staff;
grant select on core.interview_room to evenhand_system;

alter table core.interview
  add column version integer not null default 1,
  -- Of its entry in calendars (RFC 5545): one more with each change, also after it was cancelled; none before a time
  -- was booked.
  add column sequence smallint check (sequence >= 0),
  add column moves_made smallint not null default 0 check (moves_made >= 0),
  add column invited_at timestamptz,
  add column invited_by bigint,
  add column template_id bigint,
  -- The last day on which a time can be chosen.
  add column due_on date,
  add column booked_at timestamptz,
  -- When it was said to be done, missed or cancelled, and by whom: the candidate, a member, or the server itself when
  -- something else had ended.
  add column ended_at timestamptz,
  add column ended_by text check (ended_by in ('candidate', 'member', 'system')),
  -- The time it had, for a decision that is taken back.
  add column left_slot_id bigint,
  add column reminded_day_at timestamptz,
  add column reminded_hour_at timestamptz,
  add foreign key (org_id, invited_by) references core.member (org_id, id);
update core.interview set sequence = 0 where starts_at is not null;
create index on core.interview (org_id, round_id, state);
create index on core.interview (org_id, invited_by);
create policy tenant_system on core.interview to evenhand_system
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
create policy own_candidate on core.interview for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy own_candidate_writes on core.interview for update to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant insert (round_id, application_id, invited_at, invited_by, template_id, due_on),
  update (state, starts_at, minutes, version, sequence, moves_made, invited_at, invited_by, template_id, due_on,
    booked_at, ended_at, ended_by, left_slot_id, reminded_day_at, reminded_hour_at)
  on core.interview to evenhand_staff;
grant select, update (state, starts_at, minutes, version, sequence, booked_at, ended_at, ended_by, left_slot_id,
    reminded_day_at, reminded_hour_at) on core.interview to evenhand_system;
grant select (org_id, id, round_id, application_id, state, starts_at, minutes, version, sequence, moves_made, due_on,
    booked_at, ended_at, ended_by),
  update (state, starts_at, minutes, version, sequence, moves_made, booked_at, ended_at, ended_by, left_slot_id,
    reminded_day_at, reminded_hour_at) on core.interview to evenhand_candidate;
create policy own_candidate on core.interview_round for select to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select round_id from core.interview));
grant select (org_id, id, job_id, stage_id, minutes, mode, place, instructions, notice_hours, freeze_hours, moves)
  on core.interview_round to evenhand_candidate;

-- A time at which a round can be held. Whoever has it is written into it by one update, so that of fifty at once one
-- gets it.
create table core.interview_slot (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  round_id bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  minutes smallint not null check (minutes between 5 and 480),
  room_id bigint,
  interview_id bigint,
  withdrawn_at timestamptz,
  -- Why its room is used though it is taken.
  forced_reason text check (length(forced_reason) between 1 and 500),
  created_by bigint not null,
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, interview_id),
  foreign key (org_id, round_id) references core.interview_round (org_id, id),
  foreign key (org_id, room_id) references core.interview_room (org_id, id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, created_by) references core.member (org_id, id),
  check (ends_at - starts_at = make_interval(mins => minutes)),
  check (withdrawn_at is null or interview_id is null),
  constraint room_is_free exclude using gist
    (org_id with operator(pg_catalog.=), room_id with operator(pg_catalog.=),
      tstzrange(starts_at, ends_at) with operator(pg_catalog.&&))
    where (room_id is not null and withdrawn_at is null and forced_reason is null)
);
create index on core.interview_slot (org_id, round_id, starts_at) where withdrawn_at is null;
create index on core.interview_slot (org_id, room_id);
create index on core.interview_slot (org_id, created_by);
call migration.wall('core.interview_slot', 'staff', 'system');
create policy own_candidate on core.interview_slot for select to evenhand_candidate
  using (org_id = (select core.current_org()) and withdrawn_at is null
    and (interview_id is null and round_id in (select round_id from core.interview)
      or interview_id in (select id from core.interview)));
create policy own_candidate_books on core.interview_slot for update to evenhand_candidate
  using (org_id = (select core.current_org()) and withdrawn_at is null
    and (interview_id is null and round_id in (select round_id from core.interview)
      or interview_id in (select id from core.interview)))
  with check (org_id = (select core.current_org())
    and (interview_id is null or interview_id in (select id from core.interview)));
grant select, insert (round_id, starts_at, ends_at, minutes, room_id, forced_reason, created_by),
  update (starts_at, ends_at, room_id, interview_id, withdrawn_at, forced_reason, version)
  on core.interview_slot to evenhand_staff;
grant select, update (interview_id, version) on core.interview_slot to evenhand_system;
grant select (org_id, id, round_id, starts_at, ends_at, minutes, room_id, interview_id, withdrawn_at, version),
  update (interview_id, version) on core.interview_slot to evenhand_candidate;
create policy own_candidate on core.interview_room for select to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select room_id from core.interview_slot));
grant select (org_id, id, name, access_notes) on core.interview_room to evenhand_candidate;

-- Who sits on the panel at a time, from its start until what was said has been written down. One place at a time across
-- all roles; a seat that was forced counts for none, and says why.
create table core.interview_seat (
  org_id bigint not null default core.current_org(),
  slot_id bigint not null,
  member_id bigint not null,
  starts_at timestamptz not null,
  busy_until timestamptz not null check (busy_until > starts_at),
  -- Whoever has left a standing time leaves a seat to be filled.
  left_at timestamptz,
  forced_reason text check (length(forced_reason) between 1 and 500),
  primary key (org_id, slot_id, member_id),
  foreign key (org_id, slot_id) references core.interview_slot (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id),
  constraint member_is_free exclude using gist
    (org_id with operator(pg_catalog.=), member_id with operator(pg_catalog.=),
      tstzrange(starts_at, busy_until) with operator(pg_catalog.&&))
    where (left_at is null and forced_reason is null)
);
create index on core.interview_seat (org_id, member_id, starts_at) where left_at is null;
call migration.wall('core.interview_seat', 'staff', 'system');
grant select, insert (slot_id, member_id, starts_at, busy_until, forced_reason),
  update (starts_at, busy_until, left_at, forced_reason), delete on core.interview_seat to evenhand_staff;
grant select, update (left_at) on core.interview_seat to evenhand_system;

-- Whoever sat on the panel stays in the record.
alter table core.interview_panel_member add column left_at timestamptz;
create policy tenant_system on core.interview_panel_member for select to evenhand_system
  using (org_id = (select core.current_org()));
grant select on core.interview_panel_member to evenhand_system;

-- The panel of an interview is that of the time which was booked for it, whichever door books. Their texts come after
-- the last migration.
call migration.declare('core.seat_panel_of_slot()', 'trigger');
create trigger seat_panel after update of interview_id on core.interview_slot for each row
  when (old.interview_id is distinct from new.interview_id) execute function core.seat_panel_of_slot();
call migration.declare('core.seat_panel_of_seat()', 'trigger');
create trigger seat_panel after insert or update of left_at or delete on core.interview_seat for each row
  execute function core.seat_panel_of_seat();

-- What was told of an interview, as it was: calendars are written from this, however late and in whatever order.
create table core.interview_notice (
  org_id bigint not null default core.current_org(),
  event_id bigint not null,
  interview_id bigint not null,
  what text not null check (what in ('booked', 'changed', 'cancelled', 'reminder')),
  sequence smallint not null check (sequence >= 0),
  starts_at timestamptz not null,
  minutes smallint not null,
  -- Of the panel, who is to come and who no more.
  panel bigint[] not null default '{}',
  dropped bigint[] not null default '{}',
  tells_candidate boolean not null default true,
  -- Not before: with a rejection, which waits so that it can be taken back.
  tells_candidate_at timestamptz,
  told_at timestamptz not null,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references core.event (org_id, id),
  foreign key (org_id, interview_id) references core.interview (org_id, id)
);
create index on core.interview_notice (org_id, interview_id);
call migration.wall('core.interview_notice', 'staff', 'system');
create policy own_candidate on core.interview_notice for insert to evenhand_candidate
  with check (org_id = (select core.current_org()) and interview_id in (select id from core.interview));
grant select, insert (event_id, interview_id, what, sequence, starts_at, minutes, tells_candidate, tells_candidate_at,
  told_at) on core.interview_notice to evenhand_staff, evenhand_system;
grant insert (event_id, interview_id, what, sequence, starts_at, minutes, told_at) on core.interview_notice
  to evenhand_candidate;
call migration.declare('core.name_panel_of_notice()', 'trigger');
create trigger name_panel before insert on core.interview_notice for each row
  execute function core.name_panel_of_notice();

-- Files that go with an e-mail, as text: [{filename, contentType, text}].
alter table pii.email_message add column attachments jsonb not null default '[]'
  check (jsonb_typeof(attachments) = 'array');
