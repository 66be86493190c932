-- What candidates reached in each stage, and where that puts them among the others, is stored with each mark: a page of
-- the leaderboard is read from an index. What was scored before is stored by the server as it starts.
-- Tolerated from: 023

create table core.stage_score (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  stage_id bigint not null,
  job_id bigint not null,
  -- From 0 to 100; null until all that is expected was scored.
  mean numeric(9, 6) check (mean between 0 and 100),
  -- Standard error of the mean; null where somebody's judgement stands alone and tells nothing of its own spread.
  se numeric(9, 6) check (se >= 0),
  scored integer not null check (scored between 0 and expected),
  expected integer not null,
  -- The square of that error, in stars: what is known of it, and what share waits for the variance of the others.
  known_variance numeric(18, 12) not null default 0,
  lone_share numeric(18, 12) not null default 0,
  -- What the others learn from here: squared deviations within answers, and their degrees of freedom.
  deviations numeric(18, 12) not null default 0,
  freedom integer not null default 0,
  -- Scored by a rule or a panel, and not by the reviews of answers.
  is_given boolean not null default false,
  scoring_version smallint not null default 1,
  primary key (org_id, application_id, stage_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id) on delete cascade
);
create index on core.stage_score (org_id, job_id, stage_id);
call migration.wall('core.stage_score', 'staff', 'system');
grant select on core.stage_score to evenhand_staff, evenhand_system;

-- Whoever withdrew or was erased stands in no ranking.
create table core.ranking (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  job_id bigint not null,
  -- From 0 to 100, over the stages that this person has completed; null before the first.
  overall numeric(5, 2) check (overall between 0 and 100),
  se numeric(9, 6) check (se >= 0),
  -- A bit for each stage that is complete and weighs something, the last stage's the highest.
  complete bigint not null,
  -- Decides between equals: drawn from the seed by which the answers were dealt.
  lot text not null,
  scoring_version smallint not null default 1,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  check ((complete = 0) = (overall is null))
);
create index on core.ranking (org_id, job_id, complete desc, overall desc, lot);
call migration.wall('core.ranking', 'staff', 'system');
grant select on core.ranking to evenhand_staff, evenhand_system;

-- The weights by which a role is ranked: the first it was ever scored by, and each change after there were marks.
create table core.scoring_version (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  n smallint not null check (n >= 1),
  -- By ids: { "stages": { "7": 1.5 }, "items": { "12": 0.5 } }
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  -- The plan version that brought these weights, where one did.
  plan_version smallint check (plan_version >= 1),
  made_at timestamptz not null default now(),
  made_by bigint,
  primary key (org_id, job_id, n),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, made_by) references core.member (org_id, id)
);
create index on core.scoring_version (org_id, made_by);
call migration.wall('core.scoring_version', 'staff', 'system');
grant select (org_id, job_id, n) on core.scoring_version to evenhand_system;
grant select, insert (job_id, n, weights, plan_version, made_at, made_by) on core.scoring_version to evenhand_staff;
