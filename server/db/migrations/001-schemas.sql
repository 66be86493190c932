-- Schemas, who may enter them, and what the other files are written with. `evenhand_` stands for the installation's
-- role prefix and is replaced by the migrator.

create schema core;
create schema pii;
create schema blind;
create schema eo;
create schema report;
create schema audit;
create schema auth authorization evenhand_auth;
create schema catalogue;
create schema search authorization evenhand_search;
create schema pgboss authorization evenhand_tasks;

create extension if not exists pg_trgm schema core;
create extension if not exists btree_gin schema core;

grant usage on schema core to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer,
  evenhand_operator, evenhand_worker, evenhand_aggregate, evenhand_tasks, evenhand_auth, evenhand_search;
grant usage on schema pii to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_worker, evenhand_search;
grant usage on schema blind to evenhand_staff, evenhand_reviewer, evenhand_worker, evenhand_search;
grant usage on schema eo to evenhand_candidate, evenhand_aggregate;
grant usage on schema report to evenhand_staff, evenhand_aggregate;
grant usage on schema audit to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer,
  evenhand_operator, evenhand_worker, evenhand_search;
grant usage on schema auth to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer,
  evenhand_operator, evenhand_worker;
grant usage on schema search to evenhand_staff;

-- A function is called by nobody until its file in `functions/` grants it.
alter default privileges revoke execute on functions from public;

create table migration.tolerated (
  name text primary key,
  -- The number of the newest migration that a program must know.
  from_number smallint not null
);
comment on table migration.tolerated is 'Which older programs work on the schema that a migration has left.';

-- Walls of one table: forced row-level security, the owner sees all, each named door its own organisation.
create procedure migration.wall(target regclass, variadic doors text[]) language plpgsql as $$
declare door text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner_all on %s to evenhand_owner using (true) with check (true)', target);
  foreach door in array doors loop
    execute format(
      'create policy %I on %s to %I using (org_id = (select core.current_org())) '
      'with check (org_id = (select core.current_org()))',
      'tenant_' || door, target, 'evenhand_' || door);
  end loop;
end $$;

-- A function that a default, a policy or a trigger names is declared first, and gets its text from `functions/` after
-- the last migration: that text may name tables which come later. Until then whoever calls it is refused.
create procedure migration.declare(signature text, result text) language plpgsql as $$
begin
  execute format('create function %s returns %s language plpgsql as %L', signature, result,
    format('begin raise exception %L; end', signature || ' is declared and has no text yet'));
end $$;

call migration.declare('core.current_org()', 'bigint');
call migration.declare('core.current_actor()', 'bigint');
call migration.declare('core.current_impersonation()', 'bigint');
