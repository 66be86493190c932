-- What leads out of the house and in by machine: webhooks, and the keys of the versioned API.

-- Webhooks --------------------------------------------------------------------------------------------------

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
grant select, delete, insert (url, events, enabled, created_by),
  update (url, events, enabled, stopped_because, version, failures, rests_until) on core.webhook to evenhand_staff;
grant select, update (enabled, stopped_because, failures, rests_until, last_delivered_at) on core.webhook to evenhand_worker;

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
create index on core.webhook_delivery (org_id, webhook_id, next_try_at) where delivered_at is null and failed_at is null;
create index on core.webhook_delivery (org_id, webhook_id) where failed_at is not null;
create index on core.webhook_delivery (org_id, webhook_id, id desc);
create index on core.webhook_delivery (org_id, created_at);
create index on core.webhook_delivery (org_id, event_id);
call migration.wall('core.webhook_delivery', 'staff', 'worker');
grant select, insert (webhook_id, message_id, type, body), update (next_try_at, attempts, failed_at, delivered_at, leased_until)
  on core.webhook_delivery to evenhand_staff;
grant select, insert, update, delete on core.webhook_delivery to evenhand_worker;

-- From the webhooks that are awake, so that the queue of one that rests is not even looked at.
create function core.organisations_with_deliveries() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct w.org_id from core.webhook w
  where w.enabled and (w.rests_until is null or w.rests_until <= now()) and exists (
    select from core.webhook_delivery d
    where d.org_id = w.org_id and d.webhook_id = w.id and d.delivered_at is null and d.failed_at is null
      and d.next_try_at <= now() and (d.leased_until is null or d.leased_until < now()));
end;
-- For the change of the key that secrets are sealed with.
create function core.organisations_with_webhooks() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from core.webhook;
end;
revoke all on function core.organisations_with_deliveries(), core.organisations_with_webhooks() from public;
grant execute on function core.organisations_with_deliveries(), core.organisations_with_webhooks() to evenhand_worker;

-- Whether the last reviewer of a role has finished is an event of its own outside.
grant select (finished) on blind.review_session to evenhand_worker;

-- Keys of the versioned API -----------------------------------------------------------------------------------

-- Read before the organisation is known. The hash alone is kept; the key was shown once.
create table auth.api_key (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  org_id bigint not null,
  -- Whose it is: it may what they may, and nothing once they are no admin any more.
  member_id bigint not null,
  name text not null check (length(name) between 1 and 100),
  hint text not null check (length(hint) between 8 and 12),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['merit:read', 'identity:read']),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on auth.api_key (org_id, id);
grant select, insert, update on auth.api_key to evenhand_auth;

-- Who stands behind a key that works. `last_used_at` moves at most once a minute, so that a check is one indexed read.
create function auth.find_api_key(token_hash bytea)
  returns table (key_id bigint, org_id bigint, member_id bigint, scopes text[])
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.api_key k set last_used_at = now()
    where k.token_hash = find_api_key.token_hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
      and coalesce(k.last_used_at < now() - interval '1 minute', true);
  select k.id, k.org_id, k.member_id, k.scopes
  from auth.api_key k join core.member m on m.org_id = k.org_id and m.id = k.member_id
    join core.organisation o on o.org_id = k.org_id
  where k.token_hash = find_api_key.token_hash and k.revoked_at is null and coalesce(k.expires_at > now(), true)
    and m.role = 'ADMIN' and m.deactivated_at is null and o.deactivated_at is null;
end;

create function auth.make_api_key(token_hash bytea, name text, hint text, scopes text[], expires_at timestamptz) returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.api_key (token_hash, org_id, member_id, name, hint, scopes, expires_at)
  values (make_api_key.token_hash, core.current_org(), core.current_actor(), make_api_key.name, make_api_key.hint,
    make_api_key.scopes, make_api_key.expires_at)
  returning id;
end;

create function auth.list_api_keys()
  returns table (id bigint, member_id bigint, name text, hint text, scopes text[], created_at timestamptz,
    expires_at timestamptz, last_used_at timestamptz, revoked_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select k.id, k.member_id, k.name, k.hint, k.scopes, k.created_at, k.expires_at, k.last_used_at, k.revoked_at
  from auth.api_key k where k.org_id = core.current_org();
end;

create function auth.revoke_api_key(id bigint) returns boolean
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.api_key k set revoked_at = now()
    where k.org_id = core.current_org() and k.id = revoke_api_key.id and k.revoked_at is null;
  select exists (select from auth.api_key k where k.org_id = core.current_org() and k.id = revoke_api_key.id);
end;

alter function auth.find_api_key(bytea) owner to evenhand_auth;
alter function auth.make_api_key(bytea, text, text, text[], timestamptz) owner to evenhand_auth;
alter function auth.list_api_keys() owner to evenhand_auth;
alter function auth.revoke_api_key(bigint) owner to evenhand_auth;
set local role evenhand_auth;
revoke all on function auth.find_api_key(bytea), auth.make_api_key(bytea, text, text, text[], timestamptz),
  auth.list_api_keys(), auth.revoke_api_key(bigint) from public;
grant execute on function auth.find_api_key(bytea) to evenhand_public;
grant execute on function auth.make_api_key(bytea, text, text, text[], timestamptz), auth.list_api_keys(),
  auth.revoke_api_key(bigint) to evenhand_staff;
set local role evenhand_owner;
