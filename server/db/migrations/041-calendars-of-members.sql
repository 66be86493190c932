-- Calendars that members keep elsewhere: when they are busy there, and nothing of what they do.
-- Tolerated from: 034

create table core.member_calendar (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  kind text not null check (kind in ('ics', 'caldav')),
  -- Of the address, for whoever gave it to know it again.
  host text not null check (length(host) between 1 and 260),
  -- The secret address, or address, user name and password. Staff can write it and not read it: only who asks opens it.
  sealed bytea not null,
  set_at timestamptz not null,
  -- When it is to be read next; put off by whoever goes to read it.
  due_at timestamptz not null,
  primary key (org_id, member_id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.member_calendar (org_id, due_at);
call migration.wall('core.member_calendar', 'staff', 'system');
create policy own_calendar on core.member_calendar as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and member_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and member_id = (select core.current_actor()));
grant select (org_id, member_id, kind, host, set_at, due_at), insert (member_id, kind, host, sealed, set_at, due_at),
  delete on core.member_calendar to evenhand_staff;
grant select, update (sealed, due_at), delete on core.member_calendar to evenhand_system;

-- What became of it when it was read last, which whoever lays times for interviews sees of others too.
create table core.member_calendar_reading (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  tried_at timestamptz not null,
  -- When it was read last, however often that has failed since.
  read_at timestamptz,
  failing_since timestamptz,
  problem text check (length(problem) between 1 and 40),
  primary key (org_id, member_id),
  check ((failing_since is null) = (problem is null)),
  foreign key (org_id, member_id) references core.member_calendar (org_id, member_id) on delete cascade
);
call migration.wall('core.member_calendar_reading', 'staff', 'system');
grant select on core.member_calendar_reading to evenhand_staff;
grant select, insert (member_id, tried_at, read_at, failing_since, problem),
  update (tried_at, read_at, failing_since, problem) on core.member_calendar_reading to evenhand_system;

-- No title, place or person of an entry is kept, nor which entries there are: they are melted together.
create table core.member_busy_time (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  -- Whether it is settled, or may yet come to nothing.
  level text not null check (level in ('busy', 'tentative')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (org_id, member_id, level, starts_at),
  foreign key (org_id, member_id) references core.member_calendar (org_id, member_id) on delete cascade
);
call migration.wall('core.member_busy_time', 'staff', 'system');
grant select on core.member_busy_time to evenhand_staff;
grant select, insert (member_id, level, starts_at, ends_at), delete on core.member_busy_time to evenhand_system;
