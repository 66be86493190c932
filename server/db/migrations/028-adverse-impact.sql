-- Whether groups of people got on less often than others in a year that has closed: computed once, kept, and never again
-- (docs/decisions/041). No number of people stands here.

grant usage on schema report to evenhand_staff, evenhand_aggregate;

create table report.adverse_impact_year (
  org_id bigint not null default core.current_org() references core.organisation,
  year integer not null check (year between 2000 and 2200),
  judged_at timestamptz not null,
  outcome text not null check (outcome in ('compared', 'too-few')),
  primary key (org_id, year)
);
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
create table report.adverse_impact_left_out (
  org_id bigint not null default core.current_org(),
  year integer not null,
  category text not null,
  option text not null,
  primary key (org_id, year, category, option),
  foreign key (org_id, year) references report.adverse_impact_year (org_id, year)
);
call migration.wall('report.adverse_impact_year', 'staff', 'aggregate');
call migration.wall('report.adverse_impact', 'staff', 'aggregate');
call migration.wall('report.adverse_impact_left_out', 'staff', 'aggregate');
-- Nobody may change or delete what was found: so it is never computed for another range.
grant select, insert on report.adverse_impact_year, report.adverse_impact, report.adverse_impact_left_out to evenhand_aggregate;
grant select on report.adverse_impact_year, report.adverse_impact, report.adverse_impact_left_out to evenhand_staff;
