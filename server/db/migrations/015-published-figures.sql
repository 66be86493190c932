-- Diversity figures as they are published: frozen, rounded, and told apart from what they were drawn from
-- (docs/decisions/040).

-- When an organisation was last looked at for figures that are due.
create table report.freeze_round (
  org_id bigint not null default core.current_org() references core.organisation,
  looked_at timestamptz not null,
  primary key (org_id)
);
call migration.wall('report.freeze_round', 'aggregate');
grant select, insert, update (looked_at) on report.freeze_round to evenhand_aggregate;

-- A stretch of days that figures were frozen for, for the whole organisation or split by team, grade …
create table report.period_table (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  dimension text not null check (dimension in ('org', 'quarter', 'team', 'grade', 'team-grade', 'source', 'quick',
    'job')),
  job_id bigint,
  from_day date not null,
  until_day date not null,
  -- The groups that are told apart, and those among all the others; neither says who answered what. Null for sources:
  -- the source of one or two people can be as good as a name, and staff read this table.
  named text[] not null,
  pooled text[] check (pooled is null or dimension <> 'source'),
  -- Why there are no figures for it.
  withheld text check (withheld in ('too-few', 'rest-too-small')),
  frozen_at timestamptz not null,
  -- When it was last compared with what is true by now.
  looked_at timestamptz not null,
  primary key (org_id, id),
  unique nulls not distinct (org_id, dimension, job_id, from_day),
  foreign key (org_id, job_id) references core.job (org_id, id),
  check (from_day <= until_day),
  check ((dimension = 'job') = (job_id is not null))
);
create index on report.period_table (org_id, looked_at);
call migration.wall('report.period_table', 'staff', 'aggregate');
grant select on report.period_table to evenhand_staff;
grant select, insert, update (looked_at) on report.period_table to evenhand_aggregate;

-- Which group each role was in when a table was published: it stays there in this table, whatever team it moves to
-- since.
create table report.table_role (
  org_id bigint not null default core.current_org(),
  table_id bigint not null,
  job_id bigint not null,
  group_value text not null,
  primary key (org_id, table_id, job_id),
  foreign key (org_id, table_id) references report.period_table (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('report.table_role', 'aggregate');
grant select, insert on report.table_role to evenhand_aggregate;

-- What may be published of a group: {category: {option: {furthest step: n}}}, each n a multiple of five, and left out
-- where that is 0. All that staff ever see is a sum of these. A row a group, as reports read thousands of them at once.
create table report.atom_cell (
  org_id bigint not null default core.current_org(),
  table_id bigint not null,
  group_value text not null,
  atoms jsonb not null check (jsonb_typeof(atoms) = 'object' and not jsonb_path_exists(atoms,
    '$.*.*.* ? (!(@.type() == "number" && @ > 0 && @ % 5 == 0))')),
  -- {category: {option: step}} of a group, of those that are rounded to more than five; whether anybody gave the answer
  -- or not.
  coarse jsonb not null default '{}' check (jsonb_typeof(coarse) = 'object'),
  primary key (org_id, table_id, group_value),
  foreign key (org_id, table_id) references report.period_table (org_id, id)
);
call migration.wall('report.atom_cell', 'staff', 'aggregate');
grant select on report.atom_cell to evenhand_staff;
grant select, insert, update (atoms, coarse) on report.atom_cell to evenhand_aggregate;

-- What a cell was drawn from, and the draw, which is made once and stays secret: who knew it could take the rounding
-- back.
create table eo.cell_draw (
  org_id bigint not null default core.current_org(),
  table_id bigint not null,
  group_value text not null,
  category text not null,
  option text not null,
  furthest text not null,
  counted integer not null check (counted >= 0),
  draw smallint not null,
  -- Answers that are about as common as each other are rounded more coarsely (docs/decisions/040): each cell by a step
  -- of its own.
  step smallint not null default 5 check (step in (5, 10, 20, 40)),
  primary key (org_id, table_id, group_value, category, option, furthest),
  foreign key (org_id, table_id) references report.period_table (org_id, id),
  check (draw between 0 and step - 1)
);
call migration.wall('eo.cell_draw', 'aggregate');
-- Not the draw: no cell is ever drawn again.
grant select, insert, update (counted) on eo.cell_draw to evenhand_aggregate;

-- Whether groups of people got on less often than others in a year that has closed: computed once, kept, and never
-- again (docs/decisions/041). No number of people stands here, and nobody may change or delete what was found: so it is
-- never computed for another range.
create table report.adverse_impact_year (
  org_id bigint not null default core.current_org() references core.organisation,
  year integer not null check (year between 2000 and 2200),
  judged_at timestamptz not null,
  outcome text not null check (outcome in ('compared', 'too-few')),
  primary key (org_id, year)
);
call migration.wall('report.adverse_impact_year', 'staff', 'aggregate');
grant select on report.adverse_impact_year to evenhand_staff;
grant select, insert on report.adverse_impact_year to evenhand_aggregate;

create table report.adverse_impact (
  org_id bigint not null default core.current_org(),
  year integer not null,
  category text not null,
  option text not null,
  step text not null check (step in ('submit', 'review', 'cvreview', 'interview', 'hired')),
  -- The group with the highest pass rate at this step.
  against text not null,
  ratio numeric(4, 1) not null,
  low numeric(4, 1) not null,
  high numeric(4, 1) not null,
  verdict text not null check (verdict in ('consistent with chance', 'worth a look', 'act')),
  -- In the order in which the rows are shown.
  place integer not null generated always as identity,
  primary key (org_id, year, category, step, option),
  foreign key (org_id, year) references report.adverse_impact_year (org_id, year)
);
call migration.wall('report.adverse_impact', 'staff', 'aggregate');
grant select on report.adverse_impact to evenhand_staff;
grant select, insert on report.adverse_impact to evenhand_aggregate;

create table report.adverse_impact_left_out (
  org_id bigint not null default core.current_org(),
  year integer not null,
  category text not null,
  option text not null,
  primary key (org_id, year, category, option),
  foreign key (org_id, year) references report.adverse_impact_year (org_id, year)
);
call migration.wall('report.adverse_impact_left_out', 'staff', 'aggregate');
grant select on report.adverse_impact_left_out to evenhand_staff;
grant select, insert on report.adverse_impact_left_out to evenhand_aggregate;
