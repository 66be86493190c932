-- What a decision record is made of that was not kept so far: the advert as it stood at each moment, why somebody was
-- decided on, and whom a decision passed over. What was published before is kept as it stands now.
-- Tolerated from: 036

-- Only ever added to: no door may change or delete what was published.
create table core.advert_version (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  n smallint not null check (n >= 1),
  -- What candidates read of the role, and until when they could apply.
  advert jsonb not null check (jsonb_typeof(advert) = 'object'),
  kept_at timestamptz not null,
  -- Null where the server, or a version of it that kept none, did it.
  changed_by bigint,
  primary key (org_id, job_id, n),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
create index on core.advert_version (org_id, changed_by);
call migration.wall('core.advert_version', 'staff');
grant select on core.advert_version to evenhand_staff;

-- Its text comes after the last migration.
create function core.keep_advert_version() returns trigger language plpgsql as $$
begin raise exception 'core.keep_advert_version() is declared and has no text yet'; end $$;
create trigger keep_advert_version after insert or update on core.job for each row
  when (new.published_at is not null) execute function core.keep_advert_version();

insert into core.advert_version (org_id, job_id, n, advert, kept_at)
  select org_id, id, 1, jsonb_build_object('title', title, 'team', team, 'grade', grade, 'description', description,
    'location', location, 'remotePreference', remote_preference, 'employmentType', employment_type, 'hours', hours,
    'openings', openings, 'salaryMin', salary_min, 'salaryMax', salary_max, 'salaryCurrency', salary_currency,
    'salaryPeriod', salary_period, 'perks', to_jsonb(perks), 'closesAt', closes_at, 'openUntilFilled',
    open_until_filled), now()
  from core.job where published_at is not null;

alter table core.decision
  -- The names of the criteria that it was decided by, as they were called then.
  add column criteria text[] not null default '{}' check (cardinality(criteria) <= 20),
  add column reason text check (length(reason) between 1 and 500),
  -- Where somebody who moved on stood, and how many of those who stood above them were still waiting; null where there
  -- was no order yet, or nobody moved on.
  add column place integer check (place >= 1),
  add column passed_over integer check (passed_over >= 0);
