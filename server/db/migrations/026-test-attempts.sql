-- A stage of kind test is taken once, by the server's clock. What was chosen and what it earned stand apart: whoever
-- takes it never reads a score, and hears of its band once their application is decided.
-- Tolerated from: 026

create table core.test_attempt (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  job_id bigint not null,
  stage_id bigint not null,
  started_at timestamptz not null,
  -- By which the limit was multiplied, as it was agreed with the candidate.
  time_factor numeric(4, 2) not null default 1 check (time_factor between 1 and 10),
  -- Null where nothing limits it.
  ends_at timestamptz check (ends_at > started_at),
  -- The keys of the options that are chosen, by the key of their question.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  saved_at timestamptz,
  handed_in_at timestamptz,
  handed_in_by text check (handed_in_by in ('candidate', 'clock')),
  is_scored boolean not null default false,
  primary key (org_id, application_id, stage_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id),
  check ((handed_in_at is null) = (handed_in_by is null)),
  check (handed_in_at is not null or not is_scored)
);
create index on core.test_attempt (org_id, stage_id, application_id);
create index on core.test_attempt (org_id, job_id, stage_id);
create index on core.test_attempt (org_id, ends_at) where handed_in_at is null and ends_at is not null;
create index on core.test_attempt (org_id, stage_id) where handed_in_at is not null and not is_scored;
call migration.wall('core.test_attempt', 'staff', 'system');
-- Who waits for others is not there for whoever reads blind, nor is their test.
create policy arrivals_wait on core.test_attempt as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and exists (select from core.application a where a.id = application_id));
create policy own_candidate on core.test_attempt for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy own_candidate_begins on core.test_attempt for insert to evenhand_candidate
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and job_id in (select job_id from core.application));
-- What was handed in stays as it is.
create policy own_candidate_writes on core.test_attempt for update to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and handed_in_at is null)
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select (org_id, application_id, job_id, stage_id, started_at, time_factor, ends_at, answers, saved_at,
  handed_in_at, handed_in_by), insert (application_id, job_id, stage_id, started_at, time_factor, ends_at),
  update (answers, saved_at, handed_in_at, handed_in_by) on core.test_attempt to evenhand_candidate;
-- How long somebody has would tell staff who review that more time was agreed.
grant select (org_id, application_id, job_id, stage_id, handed_in_at, handed_in_by) on core.test_attempt
  to evenhand_staff;
grant select, update (handed_in_at, handed_in_by, is_scored) on core.test_attempt to evenhand_system;

-- Each time a key was corrected after the role was published, or weights within a test changed: by whom, why, and how
-- many scores it moved.
create table core.answer_key_correction (
  org_id bigint not null default core.current_org(),
  stage_id bigint not null,
  -- Counted from 1 in each stage.
  n smallint not null check (n >= 1),
  job_id bigint not null,
  -- The keys of the questions whose points changed; none where only weights did.
  items text[] not null,
  reason text not null check (length(reason) between 1 and 500),
  corrected_by bigint not null,
  corrected_at timestamptz not null,
  scored integer not null default 0 check (scored >= 0),
  moved integer not null default 0 check (moved between 0 and scored),
  -- When every attempt was scored anew; until then the server is at it.
  done_at timestamptz,
  primary key (org_id, stage_id, n),
  foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id),
  foreign key (org_id, corrected_by) references core.member (org_id, id)
);
create index on core.answer_key_correction (org_id, job_id, stage_id);
create index on core.answer_key_correction (org_id, corrected_by);
create index on core.answer_key_correction (org_id, stage_id) where done_at is null;
call migration.wall('core.answer_key_correction', 'staff', 'system');
grant select, insert (stage_id, n, job_id, items, reason, corrected_by, corrected_at)
  on core.answer_key_correction to evenhand_staff;
grant select, update (scored, moved, done_at) on core.answer_key_correction to evenhand_system;

-- What an attempt earned by the key. Only the server itself scores.
create table core.test_result (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  stage_id bigint not null,
  -- Of 100.
  score numeric(7, 4) not null check (score between 0 and 100),
  band text not null check (band in ('needs work', 'developing', 'solid', 'strong', 'outstanding')),
  -- How often the key had been corrected by then.
  corrections smallint not null default 0 check (corrections >= 0),
  scored_at timestamptz not null,
  primary key (org_id, application_id, stage_id),
  foreign key (org_id, application_id, stage_id)
    references core.test_attempt (org_id, application_id, stage_id) on delete cascade
);
create index on core.test_result (org_id, stage_id, corrections);
call migration.wall('core.test_result', 'staff', 'system');
create policy arrivals_wait on core.test_result as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and exists (select from core.application a where a.id = application_id));
-- Named by a policy, it gets its text from its file after the last migration.
create function core.is_own_decision_known() returns boolean language sql stable as 'select false';
-- A candidate hears the band, and never before they know how it ended.
create policy own_candidate on core.test_result for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and (select core.is_own_decision_known()));
grant select on core.test_result to evenhand_staff;
grant select, insert (application_id, stage_id, score, band, corrections, scored_at),
  update (score, band, corrections, scored_at) on core.test_result to evenhand_system;
grant select (org_id, application_id, stage_id, band) on core.test_result to evenhand_candidate;
