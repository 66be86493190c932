-- An organisation's own role templates, and what a copy of a role writes.

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
grant select, delete, insert (title, content, created_by), update (title) on core.role_template to evenhand_staff;

-- A copied role has the rounds of the one it was copied from.
grant insert (job_id, name, minutes) on core.interview_round to evenhand_staff;
