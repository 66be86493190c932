-- What is known of each application without its person, and the sums that reports are read from (docs/decisions/039).

-- Applications of which something has changed since they were added up. Writers only ever append (docs/decisions/039).
create table core.fact_todo (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  application_id bigint not null,
  primary key (org_id, id)
);
call migration.wall('core.fact_todo', 'aggregate');
grant select, delete on core.fact_todo to evenhand_aggregate;

-- Answers to a survey that are to be added up.
create table core.experience_todo (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null,
  created_at timestamptz not null,
  primary key (org_id, id)
);
call migration.wall('core.experience_todo', 'aggregate');
grant select, delete on core.experience_todo to evenhand_aggregate;

-- The zone that all days of an organisation below are days of; another one means adding up everything anew.
create table core.fold_state (
  org_id bigint not null default core.current_org() references core.organisation primary key,
  zone text not null
);
call migration.wall('core.fold_state', 'aggregate');
grant select, insert, update, delete on core.fold_state to evenhand_aggregate;

-- Raw names of where people came from, as they stand on applications; merging is done when they are read.
create table core.source (
  org_id bigint not null default core.current_org() references core.organisation,
  id integer not null,
  name text not null,
  primary key (org_id, id),
  unique (org_id, name)
);
call migration.wall('core.source', 'aggregate');
grant select, insert, update, delete on core.source to evenhand_aggregate;

call migration.declare('eo.unpack()', 'trigger');

-- One row an application, under a keyed hash of its id: no id of an application stands in this schema.
create table eo.app_fact (
  org_id bigint not null default core.current_org() references core.organisation,
  link bytea not null check (octet_length(link) = 32),
  job_id bigint not null,
  started_day date not null,
  submitted_day date,
  hired_day date,
  rejected_day date,
  interest_day date,
  source_id integer not null,
  -- 1 started, 2 submit, 4 review, 8 cvreview, 16 interview, 32 hired, 64 rejected, 128 quick apply; a later step has
  -- the earlier.
  reached smallint not null,
  hire_seconds bigint,
  -- Mean stars of its blind review in thousandths, once all of them are there; null before.
  score integer,
  -- A byte for each category in the order of contract/demographics.ts; 0: unknown.
  demo bytea not null check (octet_length(demo) = 11),
  primary key (org_id, link)
) with (fillfactor = 80);
create index on eo.app_fact (org_id, job_id, started_day);
create index on eo.app_fact (org_id, hired_day) include (job_id, hire_seconds) where hired_day is not null;
call migration.wall('eo.app_fact', 'aggregate');
grant select, insert, update, delete on eo.app_fact to evenhand_aggregate;
create trigger unpack_new after insert on eo.app_fact referencing new table as changed
  for each statement execute function eo.unpack();
create trigger unpack_changed after update on eo.app_fact referencing new table as changed
  for each statement execute function eo.unpack();
create trigger unpack_former after update on eo.app_fact referencing old table as changed
  for each statement execute function eo.unpack();
create trigger unpack_gone after delete on eo.app_fact referencing old table as changed
  for each statement execute function eo.unpack();

-- Whoever began in a month, by role, packed for whoever counts them live: packed once, they are read many times faster
-- than the facts they are made of. Null where a fact has changed since.
create table eo.packed_month (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  -- Its first day.
  month date not null,
  people bytea,
  primary key (org_id, job_id, month)
);
-- As it is: to compress it would take longer than to read it.
alter table eo.packed_month alter column people set storage external;
call migration.wall('eo.packed_month', 'aggregate');
grant select, update (people) on eo.packed_month to evenhand_aggregate;

-- What happened on a day, by role: never by team or grade, which a role may change. Here and below a job_id of 0 stands
-- for all roles together.
create table core.rollup_day (
  org_id bigint not null default core.current_org() references core.organisation,
  day date not null,
  job_id bigint not null,
  submitted integer not null default 0,
  quick integer not null default 0,
  hired integer not null default 0,
  hire_seconds bigint not null default 0,
  rejected integer not null default 0,
  primary key (org_id, day, job_id)
) with (fillfactor = 80);
call migration.wall('core.rollup_day', 'aggregate');
grant select, insert, update, delete on core.rollup_day to evenhand_aggregate;

create table core.rollup_month (
  org_id bigint not null default core.current_org() references core.organisation,
  -- Its first day.
  month date not null,
  job_id bigint not null,
  submitted integer not null default 0,
  quick integer not null default 0,
  hired integer not null default 0,
  hire_seconds bigint not null default 0,
  rejected integer not null default 0,
  primary key (org_id, month, job_id)
) with (fillfactor = 80);
call migration.wall('core.rollup_month', 'aggregate');
grant select, insert, update, delete on core.rollup_month to evenhand_aggregate;

-- How far those got who began on a day, of the whole organisation; by month also by role.
create table core.cohort_day (
  org_id bigint not null default core.current_org() references core.organisation,
  day date not null,
  source_id integer not null,
  quick boolean not null,
  started integer not null default 0,
  submit integer not null default 0,
  review integer not null default 0,
  cvreview integer not null default 0,
  interview integer not null default 0,
  hired integer not null default 0,
  -- Candidates whose blind review is complete, and the sum of their mean stars in thousandths.
  scored integer not null default 0,
  score bigint not null default 0,
  primary key (org_id, day, source_id, quick)
) with (fillfactor = 80);
call migration.wall('core.cohort_day', 'aggregate');
grant select, insert, update, delete on core.cohort_day to evenhand_aggregate;

create table core.cohort_month (
  org_id bigint not null default core.current_org() references core.organisation,
  month date not null,
  job_id bigint not null,
  source_id integer not null,
  quick boolean not null,
  started integer not null default 0,
  submit integer not null default 0,
  review integer not null default 0,
  cvreview integer not null default 0,
  interview integer not null default 0,
  hired integer not null default 0,
  scored integer not null default 0,
  score bigint not null default 0,
  primary key (org_id, month, job_id, source_id, quick)
) with (fillfactor = 80);
call migration.wall('core.cohort_month', 'aggregate');
grant select, insert, update, delete on core.cohort_month to evenhand_aggregate;

-- How often each of the ten answers was given, from 1 to 10.
create table core.experience_day (
  org_id bigint not null default core.current_org() references core.organisation,
  kind text not null,
  day date not null,
  rating integer[] not null check (cardinality(rating) = 10),
  fairness integer[] not null check (cardinality(fairness) = 10),
  satisfaction integer[] not null check (cardinality(satisfaction) = 10),
  -- How many also wrote.
  texts integer not null,
  primary key (org_id, kind, day)
);
call migration.wall('core.experience_day', 'aggregate');
grant select, insert, update, delete on core.experience_day to evenhand_aggregate;
