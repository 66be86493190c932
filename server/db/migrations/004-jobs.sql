-- Roles, their hiring teams and questions, their counters, and where they come from.

call migration.declare('core.keep_closed_for_small_batch()', 'trigger');

create table core.job (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  hash text not null check (length(hash) >= 22),
  title text not null check (length(title) between 1 and 256),
  title_folded text not null,
  team text,
  grade text,
  owner_id bigint not null,
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  closes_at timestamptz,
  archived_at timestamptz,
  status text check (status in ('hired', 'waiting', 'notHired')),
  status_waiting_at timestamptz,
  version integer not null default 1,
  description text not null default '',
  location text,
  open_until_filled boolean not null default false,
  reviews_per_answer smallint not null default 3 check (reviews_per_answer between 1 and 10),
  preset text not null default 'high-volume',
  -- Whether the names of a role's candidates stay sealed until its reviews are released.
  sealed boolean not null default true,
  -- Whether people were notified that the role closed; from then on nothing can be taken back.
  closing_told boolean not null default false,
  -- Of a role that was closed and archived while open: until when that can be undone.
  undo_until timestamptz,
  -- When it would have closed then; null for one that was open until filled.
  closes_at_before timestamptz,
  remote_preference text not null default 'On site' check (remote_preference in ('On site', 'Hybrid', 'Remote')),
  employment_type text check (employment_type in ('full-time', 'part-time', 'contract', 'temporary', 'apprenticeship',
    'internship', 'volunteer')),
  hours text check (length(hours) between 1 and 100),
  openings smallint not null default 1 check (openings between 1 and 999),
  -- Keys of contract/job-function-titles.ts.
  job_functions text[] not null default '{}' check (cardinality(job_functions) <= 3),
  salary_min numeric(14, 2) check (salary_min >= 0),
  salary_max numeric(14, 2) check (salary_max >= 0),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text not null default 'year' check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  -- Where the work is, in parts; `location` stays the line that people read.
  city text check (length(city) between 1 and 100),
  region text check (length(region) between 1 and 100),
  postcode text check (length(postcode) between 1 and 20),
  country text check (country ~ '^[A-Z]{2}$'),
  brand_id bigint,
  internal_reference text check (length(internal_reference) between 1 and 100),
  -- How another recruiting system calls the role.
  requisition_id text check (length(requisition_id) between 1 and 256),
  -- Keys of contract/perk-names.ts.
  perks text[] not null default '{}' check (cardinality(perks) <= 40),
  on_careers_page boolean not null default true,
  on_feeds boolean not null default true,
  -- Whether a role asks at all; that an answer be given can be asked of nobody.
  asks_eo boolean not null default true,
  quick_apply boolean not null default false,
  primary key (org_id, id),
  unique (org_id, hash),
  foreign key (org_id, owner_id) references core.member (org_id, id),
  check ((status = 'waiting') = (status_waiting_at is not null)),
  constraint job_salary_range check (salary_min <= salary_max),
  constraint job_salary_currency check (salary_currency is not null or salary_min is null and salary_max is null),
  foreign key (org_id, brand_id) references core.brand (org_id, id) on delete set null (brand_id)
);
create index on core.job (org_id, created_at desc, id desc);
create index on core.job (org_id, closes_at) where not closing_told and published_at is not null;
create index on core.job (org_id, closes_at) where published_at is not null and archived_at is null and not sample;
call migration.wall('core.job', 'staff', 'worker', 'aggregate');
create policy published on core.job to evenhand_public
  using (org_id = (select core.current_org()) and published_at is not null and archived_at is null and not sample);
create policy look_up on core.job for select to evenhand_search using (true);
grant select, insert, update on core.job to evenhand_staff;
-- All but the employer's own reference, which is for its eyes only.
grant select (org_id, id, hash, title, team, grade, published_at, closes_at, archived_at, description, location,
    open_until_filled, reviews_per_answer, sealed, remote_preference, employment_type, hours, openings, job_functions,
    salary_min, salary_max, salary_currency, salary_period, city, region, postcode, country, brand_id, requisition_id,
    perks, on_careers_page, on_feeds, asks_eo, quick_apply) on core.job to evenhand_candidate;
grant select (org_id, id, hash, title, team, grade, sample, published_at, closes_at, archived_at, description, location,
    open_until_filled, reviews_per_answer, sealed, remote_preference, employment_type, hours, openings, job_functions,
    salary_min, salary_max, salary_currency, salary_period, city, region, postcode, country, brand_id, requisition_id,
    perks, on_careers_page, on_feeds, quick_apply) on core.job to evenhand_public;
grant select, update (closing_told) on core.job to evenhand_worker;
grant select on core.job to evenhand_aggregate;
grant select (org_id, id, sample, published_at, closes_at, archived_at) on core.job to evenhand_search;
create trigger keep_closed_for_small_batch before update of closes_at, archived_at on core.job
  for each row when (new.archived_at is null and new.published_at is not null and not new.sample
    and (coalesce(new.closes_at, 'infinity') > coalesce(old.closes_at, 'infinity')
      or (old.archived_at is not null and coalesce(new.closes_at, 'infinity') > now())))
  execute function core.keep_closed_for_small_batch();

create table core.job_member (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  member_id bigint not null,
  role text not null default 'reviewer' check (role in ('admin', 'reviewer', 'observer')),
  primary key (org_id, job_id, member_id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.job_member (org_id, member_id, job_id);
call migration.wall('core.job_member', 'staff', 'worker');
create policy look_up on core.job_member for select to evenhand_search using (true);
grant select, insert, update, delete on core.job_member to evenhand_staff;
grant select on core.job_member to evenhand_worker, evenhand_search;

create table core.question (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  position smallint not null,
  text text not null default '',
  guide_one text not null default '',
  guide_three text not null default '',
  guide_five text not null default '',
  skills text[] not null default '{}',
  max_words smallint not null default 250 check (max_words between 50 and 500),
  -- Which question of the library this one was taken from, so that the library can tell where it is asked. It is a
  -- copy: nothing that happens in the library changes it.
  library_id text check (library_id ~ '^([1-9][0-9]*|[a-z][a-z0-9-]*)$'),
  primary key (org_id, id),
  unique (org_id, job_id, position) deferrable initially deferred,
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.question (org_id, library_id) where library_id is not null;
call migration.wall('core.question', 'staff', 'public', 'worker');
grant select, insert, update, delete on core.question to evenhand_staff;
grant select (org_id, id, job_id, position, text, skills, max_words) on core.question to evenhand_candidate;
-- A passer-by learns how many questions there are and what they test, not what they ask.
grant select (org_id, id, job_id, position, skills, max_words) on core.question to evenhand_public;
grant select on core.question to evenhand_worker;

-- Nobody's name stands in one: a role that begins with it gets its people anew.
create table core.role_template (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  title text not null check (length(title) between 1 and 256),
  -- As `RoleContent` of contract/role-templates.ts says.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  created_by bigint not null,
  primary key (org_id, id),
  foreign key (org_id, created_by) references core.member (org_id, id)
);
call migration.wall('core.role_template', 'staff');
grant select, insert (title, content, created_by), update (title), delete on core.role_template to evenhand_staff;

-- Counters of one job. Exact = stored + unfolded deltas; writers only append deltas (docs/performance.md).
create table core.job_stats (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  submitted integer not null default 0,
  awaiting_review integer not null default 0,
  in_review integer not null default 0,
  awaiting_interview integer not null default 0,
  in_interview integer not null default 0,
  awaiting_decision integer not null default 0,
  rejected integer not null default 0,
  hired integer not null default 0,
  reviews_total integer not null default 0,
  reviews_scored integer not null default 0,
  last_batch_at timestamptz,
  withdrawn integer not null default 0,
  primary key (org_id, job_id),
  foreign key (org_id, job_id) references core.job (org_id, id)
) with (fillfactor = 50);
call migration.wall('core.job_stats', 'staff', 'aggregate');
grant select on core.job_stats to evenhand_staff;
grant select, insert, update on core.job_stats to evenhand_aggregate;

create table core.job_delta (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  counter text not null,
  n integer not null,
  at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.job_delta (org_id, job_id);
call migration.wall('core.job_delta', 'staff', 'candidate', 'aggregate');
grant select, insert on core.job_delta to evenhand_staff;
grant insert on core.job_delta to evenhand_candidate;
grant select, delete on core.job_delta to evenhand_aggregate;

-- What is kept of the advert analysis: scores, and findings that the author waved through, by role.
create table core.advert_analysis (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  -- What findings are about that the author does not want to hear of again (contract/text-analysis.ts, `key`).
  ignored text[] not null default '{}' check (cardinality(ignored) <= 200),
  -- One score for each edit, the oldest first: rows of their own would only ever be read and written together.
  history jsonb not null default '[]' check (jsonb_typeof(history) = 'array' and jsonb_array_length(history) <= 30),
  primary key (org_id, job_id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.advert_analysis', 'staff');
grant select, insert (job_id, ignored), update (ignored, history) on core.advert_analysis to evenhand_staff;

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
grant select, insert (name, uploaded_by), delete on core.requisition_file to evenhand_staff;

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
grant select, insert (reference, title, description, location, dept, close_date, team), delete
  on core.requisition to evenhand_staff;

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
grant select (org_id, company_id, set_at, set_by), insert (company_id, sealed, set_by),
  update (company_id, sealed, set_at, set_by), delete on core.jobvite_account to evenhand_staff;
grant select, update (sealed) on core.jobvite_account to evenhand_worker;
