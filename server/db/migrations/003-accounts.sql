-- Logging in, links and keys. All of it is read before the organisation is known, only through functions of
-- evenhand_auth: no door has a right to these tables.

create table auth.login (
  id bigint generated always as identity primary key,
  email text not null unique,
  password_hash text,
  org_id bigint not null,
  member_id bigint not null,
  created_at timestamptz not null default now(),
  operator_since timestamptz,
  -- Encrypted by the app, with the id of its key: the database alone opens nothing.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The last time step that was accepted: no code counts twice (RFC 6238, section 5.2).
  totp_last_step bigint,
  -- Links to set a password are derived from the log-in and this serial: raising it voids all that were sent before.
  link_serial integer not null default 0,
  -- A browser that has logged in before is known by a signed cookie, bound to this serial: changing the password
  -- forgets all.
  device_serial integer not null default 0,
  -- Whoever has the password and guesses at the code is told to the owner, once an hour.
  refused_codes_told_at timestamptz,
  unique (org_id, member_id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
grant select, insert, update, delete on auth.login to evenhand_auth;

-- An operator who looks through the eyes of a member: for a reason, for an hour at most, and never without a trace.
create table auth.impersonation (
  id bigint generated always as identity primary key,
  operator_login_id bigint not null references auth.login,
  org_id bigint not null,
  member_id bigint not null,
  reason text not null check (length(reason) between 10 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '60 minutes',
  ended_at timestamptz,
  -- Of the operator's own session, which comes back afterwards no younger than it was.
  operator_began_at timestamptz not null default now(),
  operator_confirmed_at timestamptz not null default now(),
  check (ends_at <= started_at + interval '60 minutes'),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on auth.impersonation (org_id, started_at desc);
grant select, insert, update on auth.impersonation to evenhand_auth;

create table auth.session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id bigint not null references auth.login,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  id bigint generated always as identity unique,
  -- The last time the password or a code was given.
  confirmed_at timestamptz not null default now(),
  agent text check (length(agent) <= 300),
  network text,
  impersonation_id bigint references auth.impersonation
);
create index on auth.session (login_id);
create index on auth.session (impersonation_id) where impersonation_id is not null;
grant select, insert, update, delete on auth.session to evenhand_auth;

-- Between the password and the code: bound to the browser by its cookie, with the secret that is being set up,
-- encrypted.
create table auth.pending (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  login_id bigint not null references auth.login,
  secret bytea,
  tries integer not null default 0 check (tries <= 5),
  created_at timestamptz not null default now()
);
create index on auth.pending (login_id);
grant select, insert, update, delete on auth.pending to evenhand_auth;

create table auth.recovery_code (
  login_id bigint not null references auth.login,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (login_id, code_hash)
);
grant select, insert, update, delete on auth.recovery_code to evenhand_auth;

-- Two-factor log-in of somebody who has lost both their app and their codes: reset by a colleague who is an admin, by
-- the operator where no other admin could, or from the command line; always for a reason, which is e-mailed to the
-- person.
create table auth.two_factor_reset (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  member_id bigint not null,
  -- Neither: from the command line.
  by_member_id bigint,
  by_operator_login_id bigint references auth.login,
  reason text not null check (length(reason) between 10 and 500),
  at timestamptz not null default now(),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
grant select, insert on auth.two_factor_reset to evenhand_auth;

-- What somebody has logged in with before, as words like 'Firefox on Windows'.
create table auth.device (
  id bigint generated always as identity primary key,
  login_id bigint not null references auth.login,
  words text not null check (length(words) <= 100),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  unique (login_id, words)
);
grant select, insert, update, delete on auth.device to evenhand_auth;

-- Who is asked for a password link is looked up by a task, so that a known address takes no longer than an unknown one.
create table auth.reset_request (
  id bigint generated always as identity primary key,
  email text not null check (length(email) <= 254),
  asked_at timestamptz not null default now()
);
grant select, insert, update, delete on auth.reset_request to evenhand_auth;

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
grant select, insert, update, delete on auth.token to evenhand_auth;

create table auth.throttle (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null
);
grant select, insert, update, delete on auth.throttle to evenhand_auth;

-- A sign-up that waits until somebody opens the link that was e-mailed to its address.
create table auth.sign_up (
  id bigint generated always as identity primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  job_title text,
  organisation text not null,
  industry text,
  size text,
  locale text not null,
  tz text,
  reason text not null,
  template_id text,
  -- The hash of the invitation's code, where one was needed.
  invitation bytea,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  advert text check (length(advert) between 1 and 20000)
);
create index on auth.sign_up (created_at);
grant select, insert, update, delete on auth.sign_up to evenhand_auth;

-- Who may sign up where not everybody may; the code is known to whoever was sent it.
create table auth.invitation (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  used_at timestamptz
);
grant select, insert, update, delete on auth.invitation to evenhand_auth;

-- Which person at an OpenID provider a log-in belongs to, from the first time they came that way.
create table auth.oidc_identity (
  login_id bigint primary key references auth.login,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null default now(),
  unique (issuer, subject)
);
grant select, insert, update, delete on auth.oidc_identity to evenhand_auth;

-- Round trips to the provider that are over: none brings anybody in twice.
create table auth.oidc_state (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  used_at timestamptz not null default now()
);
create index on auth.oidc_state (used_at);
grant select, insert, update, delete on auth.oidc_state to evenhand_auth;

-- How many e-mails one address got within the hour, over all organisations: a stranger could else be written to twenty
-- times an hour by each. Kept without an organisation and as a salted hash, for an hour: nobody reads there who wrote
-- to whom.
create table auth.mail_pace (
  address_hash bytea not null check (octet_length(address_hash) = 32),
  sent_at timestamptz not null
);
create index on auth.mail_pace (address_hash, sent_at);
create index on auth.mail_pace (sent_at);
grant select, insert, delete on auth.mail_pace to evenhand_auth;

create table auth.mail_salt (
  single boolean primary key default true check (single),
  salt bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
grant select on auth.mail_salt to evenhand_auth;
insert into auth.mail_salt default values;

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
