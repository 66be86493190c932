-- The house: organisations and their people, jobs, events, audit, sign-in.
-- `evenhand_` stands for the installation's role prefix and is replaced by the migrator.

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
grant usage on schema auth to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_reviewer, evenhand_worker;
grant usage on schema audit to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_operator, evenhand_worker;

alter default privileges revoke execute on functions from public;

create function core.current_org() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.org_id', true), '')::bigint;
create function core.current_actor() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.actor_id', true), '')::bigint;
grant execute on function core.current_org(), core.current_actor() to evenhand_staff, evenhand_candidate,
  evenhand_public, evenhand_reviewer, evenhand_operator, evenhand_worker, evenhand_aggregate, evenhand_tasks,
  evenhand_auth, evenhand_search;

-- Walls of one table: forced row-level security, the owner sees all, each named door its own organisation.
create procedure migration.wall(target regclass, variadic doors text[]) language plpgsql as $$
declare door text;
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner_all on %s to evenhand_owner using (true) with check (true)', target);
  foreach door in array doors loop
    execute format(
      'create policy %I on %s to %I using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()))',
      'tenant_' || door, target, 'evenhand_' || door);
  end loop;
end $$;

-- Organisations and members -----------------------------------------------------------------------------

create table core.organisation (
  org_id bigint generated always as identity primary key,
  slug text not null,
  name text not null check (length(name) between 1 and 200),
  contact_email text,
  industry text,
  size text,
  locale text not null default 'en-GB',
  tz text,
  eo_set text not null default 'GB',
  tier text not null default 'free-trial' check (tier in ('free-trial', 'starter', 'growth', 'pro', 'enterprise', 'beta')),
  features text[] not null default '{}',
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  unique (org_id, slug)
);
call migration.wall('core.organisation', 'staff', 'candidate', 'public', 'operator', 'worker');
grant select on core.organisation to evenhand_staff, evenhand_candidate, evenhand_operator, evenhand_worker;
grant select (org_id, slug, name, tz, locale) on core.organisation to evenhand_public;
grant update (name, contact_email, industry, size, locale, tz, eo_set) on core.organisation to evenhand_staff;
grant update (tier, features, deactivated_at) on core.organisation to evenhand_operator;

create table core.member (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  first_name text not null,
  last_name text not null,
  email text not null,
  job_title text,
  role text not null default 'MEMBER' check (role in ('ADMIN', 'MEMBER')),
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  primary key (org_id, id),
  unique (org_id, email)
);
call migration.wall('core.member', 'staff', 'worker');
grant select, insert on core.member to evenhand_staff;
grant update (first_name, last_name, job_title, role, deactivated_at) on core.member to evenhand_staff;
grant select on core.member to evenhand_worker;

-- Jobs ----------------------------------------------------------------------------------------------------

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
  primary key (org_id, id),
  unique (org_id, hash),
  foreign key (org_id, owner_id) references core.member (org_id, id),
  check ((status = 'waiting') = (status_waiting_at is not null))
);
create index on core.job (org_id, created_at desc, id desc);
call migration.wall('core.job', 'staff', 'worker', 'aggregate');
grant select, insert, update on core.job to evenhand_staff;
grant select on core.job to evenhand_worker, evenhand_aggregate;

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
grant select, insert, update, delete on core.job_member to evenhand_staff;
grant select on core.job_member to evenhand_worker;

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

create function core.organisations_with_deltas() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from core.job_delta;
end;
grant execute on function core.organisations_with_deltas() to evenhand_aggregate;

-- Events --------------------------------------------------------------------------------------------------

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
grant select, insert on core.event to evenhand_staff;
grant insert, select (org_id, id) on core.event to evenhand_candidate;
grant select, insert on core.event to evenhand_worker;

create table core.event_todo (
  org_id bigint not null default core.current_org(),
  event_id bigint not null,
  kind text not null,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references core.event (org_id, id)
);
call migration.wall('core.event_todo', 'staff', 'candidate', 'worker');
create policy dispatch on core.event_todo to evenhand_tasks using (true);
grant insert on core.event_todo to evenhand_staff, evenhand_candidate, evenhand_worker;
grant select, delete on core.event_todo to evenhand_tasks;

-- The answer a creating call gave, so that a client that lost it can ask again without doing it twice.
create table core.idempotency (
  org_id bigint not null default core.current_org() references core.organisation,
  actor_id bigint not null default core.current_actor(),
  key text not null check (length(key) between 8 and 100),
  endpoint text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (org_id, actor_id, key)
);
call migration.wall('core.idempotency', 'worker');
create policy tenant_staff on core.idempotency to evenhand_staff
  using (org_id = (select core.current_org()) and actor_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and actor_id = (select core.current_actor()));
grant select, insert on core.idempotency to evenhand_staff;
grant update (answer) on core.idempotency to evenhand_staff;
grant select, delete on core.idempotency to evenhand_worker;

-- Audit ---------------------------------------------------------------------------------------------------

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

-- The only way an entry comes to be; it takes organisation and actor from the door, never from the caller.
create function audit.append(kind text, subject text, actor_kind text, request_id text, details jsonb)
  returns void language sql volatile security definer set search_path = pg_catalog begin atomic
  with written as (
    insert into audit.entry (org_id, actor_kind, actor_id, kind, subject, request_id, details)
    values (core.current_org(), append.actor_kind, core.current_actor(), append.kind, append.subject,
      append.request_id, append.details)
    returning org_id, id)
  insert into audit.unsealed (org_id, entry_id) select org_id, id from written;
end;
grant execute on function audit.append(text, text, text, text, jsonb) to evenhand_staff, evenhand_candidate,
  evenhand_public, evenhand_operator, evenhand_worker;

create function audit.digest(e audit.entry) returns bytea language sql stable parallel safe begin atomic
  select sha256(convert_to(concat_ws('|', e.org_id, e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    e.actor_kind, coalesce(e.actor_id::text, '-'), e.kind, coalesce(e.subject, '-'), coalesce(e.request_id, '-'), e.details::text), 'UTF8'));
end;
grant execute on function audit.digest(audit.entry) to evenhand_worker, evenhand_staff;

-- SHA-256 over the previous hash, the ids and the digests of one seal.
create function audit.chain(previous bytea, ids bigint[], digests bytea[]) returns bytea
  language sql immutable parallel safe begin atomic
  select sha256(coalesce(previous, ''::bytea) || convert_to(array_to_string(ids, ','), 'UTF8')
    || convert_to(array_to_string(digests, ','), 'UTF8'));
end;
grant execute on function audit.chain(bytea, bigint[], bytea[]) to evenhand_worker, evenhand_staff;

create function audit.organisations_unsealed() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from audit.unsealed;
end;
grant execute on function audit.organisations_unsealed() to evenhand_worker;

-- Sign-in: read before the organisation is known, only through functions of evenhand_auth -------------------

create table auth.login (
  id bigint generated always as identity primary key,
  email text not null unique,
  password_hash text,
  org_id bigint not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  unique (org_id, member_id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);

create table auth.session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id bigint not null references auth.login,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index on auth.session (login_id);

-- Random tokens that open a door: kind says which, reference which row.
create table auth.token (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  kind text not null,
  org_id bigint not null references core.organisation,
  reference bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz
);
create index on auth.token (org_id, kind, reference);

create table auth.throttle (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);

grant select on core.member, core.organisation to evenhand_auth;
create policy look_up on core.member for select to evenhand_auth using (true);
create policy look_up on core.organisation for select to evenhand_auth using (true);
grant select, insert, update, delete on auth.login, auth.session, auth.token, auth.throttle to evenhand_auth;

create function auth.find_login(email text)
  returns table (login_id bigint, org_id bigint, member_id bigint, password_hash text, deactivated boolean, org_deactivated boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.org_id, l.member_id, l.password_hash, m.deactivated_at is not null, o.deactivated_at is not null
  from auth.login l join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where l.email = find_login.email;
end;

create function auth.open_session(login_id bigint, token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.session (token_hash, login_id) values (open_session.token_hash, open_session.login_id);
end;

-- Idle 12 hours, at most 7 days; `seen_at` moves at most once a minute, so that a check is one indexed read.
create function auth.find_session(token_hash bytea)
  returns table (org_id bigint, member_id bigint, role text, email text, org_deactivated boolean)
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.session s set seen_at = now()
    where s.token_hash = find_session.token_hash and s.seen_at < now() - interval '1 minute'
      and s.seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days';
  select l.org_id, l.member_id, m.role, l.email, o.deactivated_at is not null
  from auth.session s join auth.login l on l.id = s.login_id
    join core.member m on m.org_id = l.org_id and m.id = l.member_id
    join core.organisation o on o.org_id = l.org_id
  where s.token_hash = find_session.token_hash and m.deactivated_at is null
    and s.seen_at > now() - interval '12 hours' and s.created_at > now() - interval '7 days';
end;

create function auth.close_session(token_hash bytea) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.session s where s.token_hash = close_session.token_hash;
end;

-- Failures in a row count up; each doubles the wait from the fifth on, and a quiet hour forgets them.
create function auth.note_failure(key text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.throttle as t (key, failures, last_at) values (note_failure.key, 1, clock_timestamp())
  on conflict (key) do update set last_at = clock_timestamp(),
    failures = case when t.last_at < clock_timestamp() - interval '1 hour' then 1 else least(t.failures + 1, 1000000) end;
end;
create function auth.forget_failures(key text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.throttle t where t.key = forget_failures.key;
end;
create function auth.find_failures(keys text[]) returns table (key text, failures integer, seconds_ago double precision)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.key, t.failures, extract(epoch from clock_timestamp() - t.last_at)
  from auth.throttle t where t.key = any (keys) and t.last_at > clock_timestamp() - interval '1 hour';
end;

-- Issuing the same link again changes nothing; one that was revoked stays so.
create function auth.issue_token(token_hash bytea, kind text, reference bigint, expires_at timestamptz) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  -- The candidate door may only make links to its own application.
  insert into auth.token (token_hash, kind, org_id, reference, expires_at)
  select issue_token.token_hash, issue_token.kind, core.current_org(), issue_token.reference, issue_token.expires_at
  where current_setting('role') <> 'evenhand_candidate'
    or (issue_token.kind = 'application' and issue_token.reference = core.current_actor())
  on conflict do nothing;
end;
create function auth.find_token(token_hash bytea, kind text)
  returns table (org_id bigint, reference bigint, expired boolean, revoked boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select t.org_id, t.reference, coalesce(t.expires_at < now(), false), t.revoked_at is not null
  from auth.token t where t.token_hash = find_token.token_hash and t.kind = find_token.kind;
end;
create function auth.revoke_tokens(kind text, reference bigint) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.token t set revoked_at = now()
  where t.org_id = core.current_org() and t.kind = revoke_tokens.kind and t.reference = revoke_tokens.reference
    and t.revoked_at is null;
end;

alter function auth.find_login(text) owner to evenhand_auth;
alter function auth.open_session(bigint, bytea) owner to evenhand_auth;
alter function auth.find_session(bytea) owner to evenhand_auth;
alter function auth.close_session(bytea) owner to evenhand_auth;
alter function auth.note_failure(text) owner to evenhand_auth;
alter function auth.forget_failures(text) owner to evenhand_auth;
alter function auth.find_failures(text[]) owner to evenhand_auth;
alter function auth.issue_token(bytea, text, bigint, timestamptz) owner to evenhand_auth;
alter function auth.find_token(bytea, text) owner to evenhand_auth;
alter function auth.revoke_tokens(text, bigint) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on all functions in schema auth from public;
grant execute on function auth.find_login(text), auth.open_session(bigint, bytea), auth.find_session(bytea),
  auth.close_session(bytea), auth.note_failure(text), auth.forget_failures(text), auth.find_failures(text[]),
  auth.find_token(bytea, text) to evenhand_public;
grant execute on function auth.issue_token(bytea, text, bigint, timestamptz), auth.revoke_tokens(text, bigint)
  to evenhand_staff, evenhand_candidate, evenhand_worker;
set local role evenhand_owner;

revoke all on all functions in schema core, audit from public;
