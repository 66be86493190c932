-- What an organisation shows of itself and its open roles to anybody, and where it advertises them.

-- The draft is what its admins write, as contract/careers-page.ts describes it; `published` is the draft that anybody
-- sees.
create table core.microsite (
  org_id bigint not null default core.current_org() references core.organisation,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  published_at timestamptz,
  version integer not null default 1,
  -- Part of the address of its colours: other colours, another address.
  asset_key text not null check (length(asset_key) >= 22),
  primary key (org_id),
  check ((published is null) = (published_at is null))
);
call migration.wall('core.microsite', 'staff', 'public');
grant select, insert (draft, asset_key), update (draft, published, published_at, version, asset_key)
  on core.microsite to evenhand_staff;
grant select (org_id, published, published_at, asset_key) on core.microsite to evenhand_public;

-- Pictures as the server drew them itself, never as they were sent.
create table core.microsite_picture (
  org_id bigint not null default core.current_org() references core.organisation,
  key text not null check (length(key) >= 22),
  image bytea not null check (octet_length(image) between 1 and 409600),
  added_at timestamptz not null,
  primary key (org_id, key)
);
call migration.wall('core.microsite_picture', 'staff');
grant select, insert, delete on core.microsite_picture to evenhand_staff;

-- Boards that an organisation advertises on, besides the kinds that Evenhand brings.
create table core.job_board (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  -- What the tagged links carry: it never changes, or earlier candidates would count elsewhere.
  source text not null check (source ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(source) <= 60),
  address text check (length(address) <= 500),
  audience text check (length(audience) between 1 and 300),
  cost text check (length(cost) between 1 and 100),
  added_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, source)
);
call migration.wall('core.job_board', 'staff');
grant select, insert (name, source, address, audience, cost, added_at), update (name, address, audience, cost), delete
  on core.job_board to evenhand_staff;

-- Two names of the same source, said by an admin. Never a chain: what is merged into has no row of its own.
create table core.source_alias (
  org_id bigint not null default core.current_org() references core.organisation,
  source text not null check (length(source) between 1 and 60),
  merged_into text not null check (length(merged_into) between 1 and 60),
  merged_at timestamptz not null default now(),
  primary key (org_id, source),
  check (source <> merged_into)
);
call migration.wall('core.source_alias', 'staff');
create policy tenant_aggregate on core.source_alias to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select, insert (source, merged_into, merged_at), update (merged_into, merged_at), delete
  on core.source_alias to evenhand_staff;
grant select on core.source_alias to evenhand_aggregate;
