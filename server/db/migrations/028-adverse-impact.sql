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

-- The last three years that are over for so many days, where anybody began, and that were not looked at.
create function report.years_to_judge(at timestamptz, settled_days integer) returns table (org_id bigint, year integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id, y.year
  from core.organisation o
    cross join lateral (select extract(year from ((at at time zone coalesce(nullif(o.tz, ''), 'Europe/London'))::date - settled_days))::integer
      as open_year) l
    cross join lateral generate_series(l.open_year - 3, l.open_year - 1) as y (year)
  where not exists (select from report.adverse_impact_year v where v.org_id = o.org_id and v.year = y.year)
    and exists (select from core.cohort_day c where c.org_id = o.org_id and c.started > 0
      and c.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31));
end;
revoke all on function report.years_to_judge(timestamptz, integer) from public;
grant execute on function report.years_to_judge(timestamptz, integer) to evenhand_aggregate;
