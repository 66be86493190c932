-- A stage of kind task: what it asks stands in the plan, who was invited to it and has handed it in here. What was
-- answered stands with all other answers, and is dealt, scored and erased with them.
-- Tolerated from: 032

alter table core.stage
  -- What is to be done, and how many days there are for it unless whoever invites says otherwise.
  add column instructions text not null default '' check (length(instructions) <= 4000),
  add column due_days smallint check (due_days between 1 and 90);
grant insert (instructions, due_days), update (instructions, due_days) on core.stage to evenhand_staff;
grant select (instructions) on core.stage to evenhand_candidate;

-- One task that a candidate was sent.
create table core.candidate_task (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  job_id bigint not null,
  stage_id bigint not null,
  invited_at timestamptz not null,
  invited_by bigint not null,
  template_id bigint,
  -- The last day as it was said to everybody; what was agreed with this one candidate comes on top.
  due_on date,
  submitted_at timestamptz,
  -- It came after the last day.
  is_late boolean not null default false,
  -- From then on nothing is taken any more.
  closed_at timestamptz,
  closed_by bigint,
  reminded_at timestamptz,
  version integer not null default 1,
  primary key (org_id, id),
  unique (org_id, application_id, stage_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id),
  foreign key (org_id, invited_by) references core.member (org_id, id),
  foreign key (org_id, closed_by) references core.member (org_id, id),
  check (submitted_at is not null or not is_late),
  check ((closed_at is null) = (closed_by is null))
);
create index on core.candidate_task (org_id, job_id, stage_id);
create index on core.candidate_task (org_id, stage_id, application_id);
create index on core.candidate_task (org_id, invited_by);
create index on core.candidate_task (org_id, closed_by);
create index on core.candidate_task (org_id, due_on) where submitted_at is null and closed_at is null;
call migration.wall('core.candidate_task', 'staff', 'system');
-- Who waits for others is not there for whoever reads blind, nor is their task.
create policy arrivals_wait on core.candidate_task as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and exists (select from core.application a where a.id = application_id));
create policy own_candidate on core.candidate_task for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
-- What was handed in, or closed, stays as it is.
create policy own_candidate_hands_in on core.candidate_task for update to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and submitted_at is null and closed_at is null)
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, insert (application_id, job_id, stage_id, invited_at, invited_by, template_id, due_on),
  update (due_on, closed_at, closed_by, reminded_at, version) on core.candidate_task to evenhand_staff;
grant select, update (reminded_at) on core.candidate_task to evenhand_system;
grant select (org_id, id, application_id, job_id, stage_id, invited_at, due_on, submitted_at, is_late, closed_at,
    version), update (submitted_at, is_late, version) on core.candidate_task to evenhand_candidate;

-- Which task an e-mail is about, by the event that it tells of.
create table core.candidate_task_notice (
  org_id bigint not null default core.current_org(),
  event_id bigint not null,
  task_id bigint not null,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references core.event (org_id, id),
  foreign key (org_id, task_id) references core.candidate_task (org_id, id)
);
create index on core.candidate_task_notice (org_id, task_id);
call migration.wall('core.candidate_task_notice', 'staff', 'system');
grant select, insert (event_id, task_id) on core.candidate_task_notice to evenhand_staff, evenhand_system;
