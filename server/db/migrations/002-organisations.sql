-- Organisations, their members, and what they say of themselves.

create table core.organisation (
  org_id bigint generated always as identity primary key,
  slug text not null,
  name text not null check (length(name) between 1 and 200),
  contact_email text,
  industry text,
  size text,
  locale text not null default 'en-GB',
  tz text,
  -- Null: the set of the place where the organisation hires.
  eo_set text check (eo_set in ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US', 'EHRC',
    'other')),
  tier text not null default 'free-trial' check (tier in ('free-trial', 'starter', 'growth', 'pro', 'enterprise',
    'beta')),
  features text[] not null default '{}',
  created_at timestamptz not null default now(),
  deactivated_at timestamptz,
  support_access boolean not null default true,
  -- The installation itself: no member, no job. E-mails to people of no organisation yet are its own.
  is_house boolean not null default false,
  -- Whoever was let in by the OpenID provider is not asked for a one-time code as well.
  oidc_skips_totp boolean not null default false,
  sign_up_reason text check (length(sign_up_reason) <= 2000),
  version integer not null default 1,
  privacy_contact text,
  -- After the outcome of a role, for its candidates.
  retention_months smallint not null default 6 check (retention_months between 1 and 36),
  sealed_default boolean not null default true,
  -- Part of the logo's address: another picture, another address.
  logo_key text check (length(logo_key) >= 22),
  expires_at timestamptz,
  auto_renews boolean not null default false,
  unique (org_id, slug)
);
call migration.wall('core.organisation', 'staff', 'candidate', 'public', 'operator', 'worker');
create policy look_up on core.organisation for select to evenhand_auth using (true);
create policy found on core.organisation for insert to evenhand_auth with check (true);
-- What figures are added up from besides applications and roles.
create policy tenant_aggregate on core.organisation to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select,
  update (name, contact_email, industry, size, locale, tz, eo_set, support_access, oidc_skips_totp, version,
    privacy_contact, retention_months, sealed_default, logo_key) on core.organisation to evenhand_staff;
-- Every page about a role is made of the same facts.
grant select, select (locale) on core.organisation to evenhand_candidate;
-- Pages of roles close with the account of their employer, and its features decide what its public pages offer.
grant select (org_id, slug, name, locale, tz, features, deactivated_at, privacy_contact, retention_months, logo_key)
  on core.organisation to evenhand_public;
grant select, update (tier, features, deactivated_at, expires_at, auto_renews)
  on core.organisation to evenhand_operator;
grant select, update (deactivated_at, expires_at) on core.organisation to evenhand_worker;
grant select (org_id, locale, tz, eo_set) on core.organisation to evenhand_aggregate;
grant select, insert (slug, name, industry, size, locale, tz, is_house, sign_up_reason)
  on core.organisation to evenhand_auth;

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
  totp_required boolean not null default false,
  -- Part of the photo's address; null without a photo.
  photo_version integer,
  -- Single keys that do something on their own (WCAG 2.1.4).
  shortcuts boolean not null default true,
  primary key (org_id, id),
  unique (org_id, email)
);
call migration.wall('core.member', 'staff', 'worker');
create policy look_up on core.member for select to evenhand_auth using (true);
create policy look_up_search on core.member for select to evenhand_search using (true);
grant select, insert,
  update (first_name, last_name, job_title, role, deactivated_at, totp_required, photo_version, shortcuts)
  on core.member to evenhand_staff;
grant select on core.member to evenhand_worker, evenhand_auth;
grant select (org_id, id, role, deactivated_at) on core.member to evenhand_search;

-- Pictures as the server drew them itself, never as they were sent.
create table core.member_photo (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  version integer not null,
  image bytea not null check (octet_length(image) between 1 and 102400),
  primary key (org_id, member_id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.member_photo', 'staff');
grant select, insert, update, delete on core.member_photo to evenhand_staff;

create table core.organisation_logo (
  org_id bigint not null default core.current_org() references core.organisation,
  key text not null check (length(key) >= 22),
  image bytea not null check (octet_length(image) between 1 and 102400),
  primary key (org_id)
);
call migration.wall('core.organisation_logo', 'staff');
grant select, insert, update, delete on core.organisation_logo to evenhand_staff;

-- Plain text that candidates read, one of each kind.
create table core.organisation_statement (
  org_id bigint not null default core.current_org() references core.organisation,
  kind text not null check (kind in ('about', 'honesty', 'privacy')),
  text text not null check (length(text) between 1 and 4000),
  written_at timestamptz not null default now(),
  primary key (org_id, kind)
);
call migration.wall('core.organisation_statement', 'staff', 'public', 'candidate');
grant select, insert, update, delete on core.organisation_statement to evenhand_staff;
grant select on core.organisation_statement to evenhand_candidate, evenhand_public;

-- Names that an organisation hires under besides its own.
create table core.brand (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  name text not null check (length(name) between 1 and 100),
  primary key (org_id, id),
  -- Two brands may swap their names.
  unique (org_id, name) deferrable initially deferred
);
call migration.wall('core.brand', 'staff', 'public', 'candidate');
grant select, insert, update (name), delete on core.brand to evenhand_staff;
grant select on core.brand to evenhand_candidate, evenhand_public;

-- What admins asked whoever runs the installation for.
create table core.feature_request (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  feature text not null check (length(feature) between 1 and 60),
  member_id bigint not null default core.current_actor(),
  asked_at timestamptz not null default now(),
  -- What was asked for stays on the operator's list until it was answered.
  answered_at timestamptz,
  granted boolean,
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.feature_request (org_id, feature, asked_at desc);
call migration.wall('core.feature_request', 'staff', 'operator', 'worker');
grant select, insert on core.feature_request to evenhand_staff;
grant select, update (answered_at, granted) on core.feature_request to evenhand_operator;
grant select on core.feature_request to evenhand_worker;

-- What members of staff think of the product itself. Nobody but its author reads or changes it here.
create table core.product_feedback (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  member_id bigint not null default core.current_actor(),
  kind text not null check (kind in ('admin-regular')),
  rating smallint not null check (rating between 1 and 10),
  text text not null default '' check (length(text) <= 2000),
  given_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.product_feedback (org_id, member_id, given_at desc);
call migration.wall('core.product_feedback', variadic '{}'::text[]);
create policy tenant_staff on core.product_feedback to evenhand_staff
  using (org_id = (select core.current_org()) and member_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and member_id = (select core.current_actor()));
grant select, insert (kind, rating, text, given_at, changed_at), update (rating, text, changed_at)
  on core.product_feedback to evenhand_staff;

-- Events of use, at most one of a kind for each person and day. They stay on this server.
create table core.usage_event (
  org_id bigint not null default core.current_org() references core.organisation,
  member_id bigint not null default core.current_actor(),
  day date not null default current_date,
  kind text not null check (kind in ('login')),
  value integer not null,
  primary key (org_id, member_id, day, kind),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.usage_event', 'staff', 'worker');
grant select, insert on core.usage_event to evenhand_staff;
grant select, delete on core.usage_event to evenhand_worker;

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
grant select, insert, update (answer) on core.idempotency to evenhand_staff;
grant select, delete on core.idempotency to evenhand_worker;
