-- What is kept of candidates goes when its time is over: periods by country, holds, what was erased when and by which
-- rule, and tombstones, so that a backup brings nobody back. A program from before asks for the one period that there
-- was.
-- Tolerated from: 042

-- When somebody last said whether a role had found anybody: from then on the time of its applications may run.
alter table core.job add column status_set_at timestamptz;
alter table core.job disable trigger user;
update core.job j set status_set_at = coalesce(
    (select max(e.at) from core.event e where e.org_id = j.org_id and e.job_id = j.id and e.kind = 'hire-status-set'),
    j.status_waiting_at, j.archived_at, least(j.closes_at, now()), j.published_at, j.created_at)
  where j.status is not null;
alter table core.job enable trigger user;

-- How long an organisation keeps what of its candidates, where that is not what the program says: by the country of the
-- role, or `*` for every other, and by what is kept.
create table core.retention_period (
  org_id bigint not null default core.current_org() references core.organisation,
  country text not null check (country ~ '^([A-Z]{2}|\*)$'),
  store text not null check (store in ('application', 'unfinished')),
  months smallint not null check (months between 1 and 36),
  reason text not null check (length(reason) between 10 and 500),
  changed_at timestamptz not null default now(),
  changed_by bigint,
  primary key (org_id, country, store),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
create index on core.retention_period (org_id, changed_by);
call migration.wall('core.retention_period', 'staff', 'system');
grant select, insert (country, store, months, reason, changed_at, changed_by),
  update (months, reason, changed_at, changed_by), delete on core.retention_period to evenhand_staff;
grant select on core.retention_period to evenhand_system;

-- Whoever has chosen a number of months keeps it; every other organisation has the periods of the program.
insert into core.retention_period (org_id, country, store, months, reason)
  select o.org_id, case when o.locale = 'en-NI' then 'GB' when o.locale ~ '-[A-Z]{2}$' then right(o.locale, 2)
      else '*' end,
    'application', o.retention_months, 'Chosen in the settings of the organisation.'
  from core.organisation o
  where exists (select from audit.entry e
    where e.org_id = o.org_id and e.kind = 'organisation-changed' and e.details ? 'retentionMonths');
-- It was made of all columns that there were, and is made anew from its file.
drop function if exists core.list_organisations(text, text, boolean, bigint, integer, integer);
alter table core.organisation drop column retention_months;

-- What must stay although its time is over: of a role, of an application, or of all applications of its person.
create table core.retention_hold (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  -- Null: everybody of the role.
  application_id bigint,
  covers_person boolean not null default false,
  ground text not null check (ground in ('legal-claim', 'complaint', 'authority', 'other')),
  -- May tell of a person, and goes with them.
  reason text not null check (length(reason) between 10 and 500),
  owner_id bigint not null,
  -- The last day on which it holds.
  ends_on date not null,
  made_at timestamptz not null,
  made_by bigint not null,
  -- Its end has come, which is noted once; or somebody has lifted it before, and said why.
  ended_at timestamptz,
  lifted_by bigint,
  lift_reason text check (length(lift_reason) between 10 and 500),
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, owner_id) references core.member (org_id, id),
  foreign key (org_id, made_by) references core.member (org_id, id),
  foreign key (org_id, lifted_by) references core.member (org_id, id),
  check (application_id is not null or not covers_person),
  check ((lifted_by is null) = (lift_reason is null)),
  check (lifted_by is null or ended_at is not null)
);
create index on core.retention_hold (org_id, job_id) where ended_at is null;
create index on core.retention_hold (org_id, application_id);
create index on core.retention_hold (org_id, owner_id);
create index on core.retention_hold (org_id, made_by);
create index on core.retention_hold (org_id, lifted_by);
call migration.wall('core.retention_hold', 'system');
-- Whoever looks through the eyes of a member makes no hold and lifts none.
create policy tenant_staff on core.retention_hold for select to evenhand_staff
  using (org_id = (select core.current_org()));
create policy made_by_oneself on core.retention_hold for insert to evenhand_staff
  with check (org_id = (select core.current_org()) and made_by = (select core.current_actor())
    and (select core.current_impersonation()) is null);
create policy lifted_by_oneself on core.retention_hold for update to evenhand_staff
  using (org_id = (select core.current_org()) and ended_at is null and (select core.current_impersonation()) is null)
  with check (org_id = (select core.current_org()) and lifted_by = (select core.current_actor()));
grant select, insert (job_id, application_id, covers_person, ground, reason, owner_id, ends_on, made_at, made_by),
  update (ended_at, lifted_by, lift_reason) on core.retention_hold to evenhand_staff;
grant select, update (ended_at) on core.retention_hold to evenhand_system;

-- A night of an organisation, by its own calendar. Whoever erases holds its row, so that of several processes one does.
create table core.retention_round (
  org_id bigint not null default core.current_org() references core.organisation,
  night date not null,
  finished_at timestamptz,
  primary key (org_id, night)
);
call migration.wall('core.retention_round', 'system');
grant select, insert (night), update (finished_at) on core.retention_round to evenhand_system;

-- What was erased: how much of what, of which role, when, and by which rule; nothing of whom.
create table core.erasure_proof (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  night date not null,
  job_id bigint not null,
  rule text not null check (rule in ('filled', 'closed-without', 'archived', 'silent', 'asked', 'restored')),
  months smallint,
  applications integer not null check (applications > 0),
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  erased_at timestamptz not null,
  primary key (org_id, id),
  unique nulls not distinct (org_id, night, job_id, rule, months),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.erasure_proof (org_id, job_id);
call migration.wall('core.erasure_proof', 'staff', 'system');
grant select on core.erasure_proof to evenhand_staff;
grant select, insert (night, job_id, rule, months, applications, counts, erased_at),
  update (applications, counts, erased_at) on core.erasure_proof to evenhand_system;

-- A keyed hash of each application that was erased: nobody reads out of it who that was, and a backup from before is
-- known by it.
create table core.tombstone (
  org_id bigint not null default core.current_org() references core.organisation,
  mark bytea not null check (octet_length(mark) = 32),
  erased_on date not null default current_date,
  primary key (org_id, mark)
);
call migration.wall('core.tombstone', 'system');
grant select, insert (mark) on core.tombstone to evenhand_system;

-- A mark that went with its person was voided by nobody.
alter table core.review_voiding alter column voided_by drop not null;

-- What the server erases by itself counts no more.
create policy tenant_system on core.job_delta for insert to evenhand_system
  with check (org_id = (select core.current_org()));
grant insert (job_id, counter, n) on core.job_delta to evenhand_system;
