-- Starting a role from a requisition of another system.

-- The access to Jobvite. What is sealed, staff can write and not read: only the call itself opens it.
create table core.jobvite_account (
  org_id bigint not null default core.current_org() references core.organisation,
  company_id text not null check (length(company_id) between 1 and 100),
  sealed bytea not null,
  set_at timestamptz not null default now(),
  set_by bigint not null,
  primary key (org_id),
  foreign key (org_id, set_by) references core.member (org_id, id)
);
create index on core.jobvite_account (org_id, set_by);
call migration.wall('core.jobvite_account', 'staff', 'worker');
grant select (org_id, company_id, set_at, set_by), delete, insert (company_id, sealed, set_by),
  update (company_id, sealed, set_at, set_by) on core.jobvite_account to evenhand_staff;
grant select, update (sealed) on core.jobvite_account to evenhand_worker;

-- The file of requisitions that was uploaded last; the one before goes with all that was in it.
create table core.requisition_file (
  org_id bigint not null default core.current_org() references core.organisation,
  name text not null check (length(name) between 1 and 200),
  uploaded_at timestamptz not null default now(),
  uploaded_by bigint not null,
  primary key (org_id),
  foreign key (org_id, uploaded_by) references core.member (org_id, id)
);
create index on core.requisition_file (org_id, uploaded_by);
call migration.wall('core.requisition_file', 'staff');
grant select, delete, insert (name, uploaded_by) on core.requisition_file to evenhand_staff;

create table core.requisition (
  org_id bigint not null default core.current_org(),
  reference text not null check (length(reference) between 1 and 256),
  title text not null check (length(title) between 1 and 256),
  description text not null check (length(description) <= 20000),
  location text check (length(location) <= 200),
  dept text check (length(dept) <= 100),
  close_date date,
  -- E-mail addresses; those of colleagues join the hiring team.
  team text[] not null default '{}' check (cardinality(team) <= 20),
  primary key (org_id, reference),
  foreign key (org_id) references core.requisition_file (org_id) on delete cascade
);
call migration.wall('core.requisition', 'staff');
grant select, delete, insert (reference, title, description, location, dept, close_date, team) on core.requisition to evenhand_staff;

-- Which role came from where, so that nobody imports one twice without knowing.
create table core.imported_job (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  source text not null check (source in ('jobvite', 'file')),
  reference text not null check (length(reference) between 1 and 256),
  imported_at timestamptz not null default now(),
  primary key (org_id, job_id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.imported_job (org_id, source, reference);
call migration.wall('core.imported_job', 'staff');
grant select, insert (job_id, source, reference, imported_at) on core.imported_job to evenhand_staff;

-- For the change of the key that secrets are sealed with.
create function core.organisations_with_jobvite() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select org_id from core.jobvite_account;
end;
revoke all on function core.organisations_with_jobvite() from public;
grant execute on function core.organisations_with_jobvite() to evenhand_worker;
