-- Messages to systems of others.

create table core.webhook (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  url text not null check (length(url) <= 2000),
  events text[] not null check (cardinality(events) > 0),
  enabled boolean not null default true,
  stopped_because text check (stopped_because in ('gone')),
  created_at timestamptz not null default now(),
  created_by bigint not null,
  version integer not null default 1,
  -- Tries in a row that failed. While it rests, the receiver is asked nothing: one that is away costs one try a rest.
  failures integer not null default 0,
  rests_until timestamptz,
  last_delivered_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, created_by) references core.member (org_id, id)
);
call migration.wall('core.webhook', 'staff', 'worker');
grant select, insert (url, events, enabled, created_by),
  update (url, events, enabled, stopped_because, version, failures, rests_until), delete
  on core.webhook to evenhand_staff;
grant select, update (enabled, stopped_because, failures, rests_until, last_delivered_at)
  on core.webhook to evenhand_worker;

-- Encrypted by the app for this very row; only the task that signs reads it. Two while a new one takes over.
create table core.webhook_secret (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  webhook_id bigint not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, webhook_id) references core.webhook (org_id, id) on delete cascade
);
create index on core.webhook_secret (org_id, webhook_id);
call migration.wall('core.webhook_secret', 'staff', 'worker');
grant select (org_id, id, webhook_id, made_at, ends_at), insert (webhook_id, sealed), update (ends_at), delete
  on core.webhook_secret to evenhand_staff;
grant select, update (sealed) on core.webhook_secret to evenhand_worker;

-- One message to one webhook: ids and the public reference, never a person. It keeps its id over all its tries.
create table core.webhook_delivery (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  webhook_id bigint not null,
  -- Null for a test.
  event_id bigint,
  message_id text not null check (message_id ~ '^msg_[A-Za-z0-9_-]{22,}$'),
  type text not null,
  body text not null check (length(body) <= 2000),
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  leased_until timestamptz,
  attempts integer not null default 0,
  tried_at timestamptz,
  status integer,
  problem text,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (org_id, id),
  unique (org_id, webhook_id, event_id),
  unique (org_id, message_id),
  check (delivered_at is null or failed_at is null),
  foreign key (org_id, webhook_id) references core.webhook (org_id, id) on delete cascade,
  foreign key (org_id, event_id) references core.event (org_id, id)
);
create index on core.webhook_delivery (org_id, webhook_id, next_try_at) where delivered_at is null
  and failed_at is null;
create index on core.webhook_delivery (org_id, webhook_id) where failed_at is not null;
create index on core.webhook_delivery (org_id, webhook_id, id desc);
create index on core.webhook_delivery (org_id, created_at);
create index on core.webhook_delivery (org_id, event_id);
call migration.wall('core.webhook_delivery', 'staff', 'worker');
grant select, insert (webhook_id, message_id, type, body),
  update (next_try_at, leased_until, attempts, delivered_at, failed_at) on core.webhook_delivery to evenhand_staff;
grant select, insert, update, delete on core.webhook_delivery to evenhand_worker;
