-- What an advert says of a role besides its text, where candidates come from by another name, and boards to advertise on.

alter table core.job
  add column remote_preference text not null default 'On site' check (remote_preference in ('On site', 'Hybrid', 'Remote')),
  add column employment_type text check (employment_type in
    ('full-time', 'part-time', 'contract', 'temporary', 'apprenticeship', 'internship', 'volunteer')),
  add column hours text check (length(hours) between 1 and 100),
  add column openings smallint not null default 1 check (openings between 1 and 999),
  -- Keys of contract/job-functions.ts.
  add column job_functions text[] not null default '{}' check (cardinality(job_functions) <= 3),
  add column salary_min numeric(14, 2) check (salary_min >= 0),
  add column salary_max numeric(14, 2) check (salary_max >= 0),
  add column salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  add column salary_period text not null default 'year' check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  -- Where the work is, in parts; `location` stays the line that people read.
  add column city text check (length(city) between 1 and 100),
  add column region text check (length(region) between 1 and 100),
  add column postcode text check (length(postcode) between 1 and 20),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column brand_id bigint,
  add column internal_reference text check (length(internal_reference) between 1 and 100),
  -- How another recruiting system calls the role.
  add column requisition_id text check (length(requisition_id) between 1 and 256),
  -- Keys of contract/perks.ts.
  add column perks text[] not null default '{}' check (cardinality(perks) <= 40),
  add column on_careers_page boolean not null default true,
  add column on_feeds boolean not null default true,
  add constraint job_salary_range check (salary_min <= salary_max),
  add constraint job_salary_currency check (salary_currency is not null or salary_min is null and salary_max is null),
  add foreign key (org_id, brand_id) references core.brand (org_id, id) on delete set null (brand_id);

update core.job j set requisition_id = i.reference from core.imported_job i where i.org_id = j.org_id and i.job_id = j.id;

-- All but the employer's own reference, which is for its eyes only.
grant select (remote_preference, employment_type, hours, openings, job_functions, salary_min, salary_max, salary_currency,
    salary_period, city, region, postcode, country, brand_id, requisition_id, perks, on_careers_page, on_feeds)
  on core.job to evenhand_candidate, evenhand_public;

-- Every page about a role is made of the same facts.
grant select (locale) on core.organisation to evenhand_candidate;

-- Boards that an organisation advertises on, besides the kinds that come with the house.
create table core.job_board (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  -- What the tagged links carry: it never changes, or earlier candidates would count elsewhere.
  source text not null check (source ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(source) <= 60),
  address text check (length(address) <= 500),
  audience text check (length(audience) between 1 and 300),
  cost text check (length(cost) between 1 and 100),
  added_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, source)
);
call migration.wall('core.job_board', 'staff');
grant select, delete, insert (name, source, address, audience, cost, added_at), update (name, address, audience, cost)
  on core.job_board to evenhand_staff;

-- Two names of the same source, said by an admin. Never a chain: what is merged into has no row of its own.
create table core.source_alias (
  org_id bigint not null default core.current_org() references core.organisation,
  source text not null check (length(source) between 1 and 60),
  merged_into text not null check (length(merged_into) between 1 and 60),
  merged_at timestamptz not null default now(),
  primary key (org_id, source),
  check (source <> merged_into)
);
call migration.wall('core.source_alias', 'staff');
grant select, delete, insert (source, merged_into, merged_at), update (merged_into, merged_at)
  on core.source_alias to evenhand_staff;

-- As before (016), and then added up under the names that an admin gave. What may be told of sealed candidates is decided
-- before the merging: else two small sources could be told apart by merging each with a large one.
create or replace function pii.count_sources(of_job bigint) returns table (source text, submitted integer, hired integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with attempt as (
    select i.source, a.hired_at, i.opened_at is not null as is_open, count(*) over (partition by i.source) as alike
    from pii.application_identity i
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.submitted_at is not null
      join core.job j on j.org_id = i.org_id and j.id = i.job_id and not j.sample
    where i.org_id = core.current_org() and i.job_id = of_job and core.current_impersonation() is null
      and of_job <> all ((select search.jobs_under_own_review())::bigint[])),
  told as (
    select t.source, t.hired_at from attempt t
    where t.is_open or t.alike >= 5 and exists (select from core.member m
      where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN'))
  select coalesce(s.merged_into, t.source), count(*)::integer, count(t.hired_at)::integer
  from told t left join core.source_alias s on s.org_id = core.current_org() and s.source = t.source
  group by 1;
end;

-- The sources of all roles as they stand on the applications, for an admin who merges them: of each role exactly what its
-- report tells, so that the sum gives nothing more away.
create function pii.list_sources() returns table (source text, submitted integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with attempt as (
    select i.source, i.opened_at is not null as is_open, count(*) over (partition by i.job_id, i.source) as alike
    from pii.application_identity i
      join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.submitted_at is not null
      join core.job j on j.org_id = i.org_id and j.id = i.job_id and not j.sample
    where i.org_id = core.current_org() and core.current_impersonation() is null
      and i.job_id <> all ((select search.jobs_under_own_review())::bigint[])
      and exists (select from core.member m
        where m.org_id = core.current_org() and m.id = core.current_actor() and m.role = 'ADMIN'))
  select t.source, count(*)::integer from attempt t where t.is_open or t.alike >= 5 group by 1;
end;
revoke all on function pii.list_sources() from public;
grant execute on function pii.list_sources() to evenhand_staff;
