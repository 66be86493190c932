-- What happened, for tasks and webhooks, and the audit trail with its chain of seals.

create table core.event (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id bigint,
  job_id bigint,
  subject_id bigint,
  primary key (org_id, id)
);
create index on core.event (org_id, at desc);
call migration.wall('core.event', 'staff', 'candidate', 'worker');
-- Who is not logged in may make things happen too: asking for a new password, signing up. Only in an organisation that
-- a look-up of `auth` has told.
create policy tenant_public on core.event to evenhand_public
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
create policy dispatch on core.event for select to evenhand_tasks using (true);
-- The operator's reset is an event of the organisation, so that its e-mail is sent; no other event is theirs to write.
create policy tenant_operator on core.event to evenhand_operator
  using (org_id = (select core.current_org()) and kind = 'two-factor-reset')
  with check (org_id = (select core.current_org()) and kind = 'two-factor-reset');
grant select, insert on core.event to evenhand_staff, evenhand_worker;
grant select (org_id, id), insert on core.event to evenhand_candidate, evenhand_public, evenhand_operator;
grant select (org_id, id, actor_kind, actor_id, job_id) on core.event to evenhand_tasks;

create table core.event_todo (
  org_id bigint not null default core.current_org(),
  event_id bigint not null,
  kind text not null,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references core.event (org_id, id)
);
call migration.wall('core.event_todo', 'staff', 'candidate', 'worker');
create policy dispatch on core.event_todo to evenhand_tasks using (true);
create policy tenant_public on core.event_todo to evenhand_public
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
create policy tenant_operator on core.event_todo to evenhand_operator
  using (org_id = (select core.current_org()) and kind = 'two-factor-reset')
  with check (org_id = (select core.current_org()) and kind = 'two-factor-reset');
grant insert
  on core.event_todo to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_operator, evenhand_worker;
grant select, delete on core.event_todo to evenhand_tasks;

create table audit.entry (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  actor_kind text not null,
  actor_id bigint,
  kind text not null,
  subject text,
  request_id text,
  details jsonb not null default '{}',
  primary key (org_id, id)
);
-- The screen asks for the newest first, and for days.
create index on audit.entry (org_id, at desc, id desc);
call migration.wall('audit.entry', 'staff', 'worker');
grant select on audit.entry to evenhand_staff, evenhand_worker;

create table audit.unsealed (
  org_id bigint not null default core.current_org(),
  entry_id bigint not null,
  primary key (org_id, entry_id),
  foreign key (org_id, entry_id) references audit.entry (org_id, id)
);
call migration.wall('audit.unsealed', 'worker');
grant select, delete on audit.unsealed to evenhand_worker;

create table audit.seal (
  org_id bigint not null default core.current_org() references core.organisation,
  n integer not null,
  entry_ids bigint[] not null,
  digests bytea[] not null,
  hash bytea not null,
  sealed_at timestamptz not null default now(),
  primary key (org_id, n)
);
call migration.wall('audit.seal', 'staff', 'worker');
grant select on audit.seal to evenhand_staff;
grant select, insert on audit.seal to evenhand_worker;
