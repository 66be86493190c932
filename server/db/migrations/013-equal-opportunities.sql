-- Equal-opportunities questions: what was told before they were asked, and the answers, apart from everybody's name.

-- What an organisation has told candidates before it asked, and on what ground it keeps the answers. A change is
-- another row: what was said once stays on record, with who confirmed it and when.
create table core.eo_notice (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  eo_set text not null check (eo_set in ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US',
    'EHRC', 'other')),
  basis text not null check (basis in ('explicit-consent', 'equality-monitoring', 'local-law')),
  notice text not null check (length(notice) between 100 and 4000),
  -- Fields that are off in the set, and that this organisation asks.
  extra_fields text[] not null default '{}' check (cardinality(extra_fields) <= 16),
  -- How ethnicity is asked about; which of them a set offers, the code knows.
  ethnicity_list text not null default 'usual' check (ethnicity_list in ('usual', 'census', 'two-questions')),
  confirmed_by bigint not null default core.current_actor(),
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, confirmed_by) references core.member (org_id, id)
);
create unique index on core.eo_notice (org_id, eo_set) where ended_at is null;
call migration.wall('core.eo_notice', 'staff', 'candidate');
-- Nobody can confirm in somebody else's name: who did is the actor of the transaction.
grant select, insert (eo_set, basis, notice, extra_fields, ethnicity_list, confirmed_at), update (ended_at)
  on core.eo_notice to evenhand_staff;
grant select (org_id, eo_set, basis, notice, extra_fields, ethnicity_list, ended_at)
  on core.eo_notice to evenhand_candidate;

create table eo.response (
  org_id bigint not null default core.current_org() references core.organisation,
  subject uuid not null default gen_random_uuid(),
  job_id bigint not null,
  form text not null,
  answers jsonb not null,
  answered_on date not null default current_date,
  primary key (org_id, subject),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('eo.response', 'aggregate');
grant select on eo.response to evenhand_aggregate;

create table eo.link (
  org_id bigint not null default core.current_org() references core.organisation,
  link bytea not null check (octet_length(link) = 32),
  subject uuid not null,
  primary key (org_id, link),
  foreign key (org_id, subject) references eo.response (org_id, subject) on delete cascade
);
call migration.wall('eo.link', 'aggregate');
grant select on eo.link to evenhand_aggregate;
