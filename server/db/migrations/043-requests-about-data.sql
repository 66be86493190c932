-- What candidates ask about their own data, the files they are given, and the notice of privacy that each has read.
-- Tolerated from: 041

-- Hangs on the one bridge from an application to its person: what somebody asked goes with them.
create table pii.data_request (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  job_id bigint not null,
  kind text not null check (kind in ('access', 'correction', 'erasure', 'objection', 'complaint')),
  words text not null default '' check (length(words) <= 4000),
  asked_at timestamptz not null,
  -- The last day on which it is to be answered, in the organisation's zone.
  due_on date not null,
  closed_at timestamptz,
  -- Null where the server did what was asked.
  closed_by bigint,
  outcome text check (outcome in ('done', 'upheld', 'partly', 'declined')),
  answer text not null default '' check (length(answer) <= 4000),
  -- That its last day comes was said once.
  alarmed_at timestamptz,
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, application_id) references pii.application_identity (org_id, application_id) on delete cascade,
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, closed_by) references core.member (org_id, id),
  check ((closed_at is null) = (outcome is null)),
  check (closed_by is null or answer <> '')
);
create index on pii.data_request (org_id, application_id);
create index on pii.data_request (org_id, job_id);
create index on pii.data_request (org_id, closed_by);
create index on pii.data_request (org_id, due_on) where closed_at is null;
-- What waits for an answer is one thing of each kind.
create unique index on pii.data_request (org_id, application_id, kind) where closed_at is null;
call migration.wall('pii.data_request', 'system');
-- Admins of the organisation, and never support; whoever reads answers of a role blind does not learn what its
-- candidates write about it.
create policy answered_by_admins on pii.data_request to evenhand_staff
  using (org_id = (select core.current_org()) and (select core.current_impersonation()) is null
    and job_id <> all ((select search.jobs_under_own_review())::bigint[])
    and exists (select from core.member m where m.id = (select core.current_actor()) and m.role = 'ADMIN'));
create policy own_candidate on pii.data_request for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
-- Whoever corrects their own details has it done at once; everything else is closed by somebody else.
create policy own_candidate_asks on pii.data_request for insert to evenhand_candidate
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and job_id in (select job_id from core.application)
    and (outcome is null or kind = 'correction' and outcome = 'done'));
grant select, update (closed_at, closed_by, outcome, answer, version) on pii.data_request to evenhand_staff;
grant select (org_id, id, application_id, kind, words, asked_at, due_on, closed_at, outcome, answer),
  insert (application_id, job_id, kind, words, asked_at, due_on, closed_at, outcome) on pii.data_request
  to evenhand_candidate;
-- The server says that something is due, and never what.
grant select (org_id, id, application_id, job_id, kind, asked_at, due_on, closed_at, alarmed_at),
  update (closed_at, outcome, alarmed_at) on pii.data_request to evenhand_system;

-- All that is held of one person, as a file for them. It is whole in one statement or not there.
create table pii.data_export (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  request_id bigint not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  file bytea check (octet_length(file) between 22 and 50000000),
  primary key (org_id, id),
  foreign key (org_id, application_id) references pii.application_identity (org_id, application_id) on delete cascade,
  foreign key (org_id, request_id) references pii.data_request (org_id, id) on delete cascade,
  check ((ready_at is null) = (expires_at is null)),
  check (ready_at is not null or file is null)
);
create index on pii.data_export (org_id, request_id);
create index on pii.data_export (org_id, application_id);
create unique index on pii.data_export (org_id, application_id) where ready_at is null;
create index on pii.data_export (org_id, expires_at) where file is not null;
call migration.wall('pii.data_export', 'system');
create policy own_candidate on pii.data_export for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy own_candidate_asks on pii.data_export for insert to evenhand_candidate
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and request_id in (select id from pii.data_request));
grant select, insert (application_id, request_id, asked_at) on pii.data_export to evenhand_candidate;
-- Written once, and never read again by the server itself.
grant select (org_id, id, application_id, request_id, asked_at, ready_at, expires_at),
  update (ready_at, expires_at, file) on pii.data_export to evenhand_system;

-- A new e-mail address that was not confirmed yet by the code that went there.
create table pii.address_change (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  email text not null check (length(email) <= 254),
  asked_at timestamptz not null,
  ends_at timestamptz not null,
  -- Codes that were not the one.
  failures smallint not null default 0 check (failures between 0 and 5),
  -- The address before, once it was confirmed and until that was written there.
  former_email text check (length(former_email) <= 254),
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references pii.application_identity (org_id, application_id) on delete cascade
);
call migration.wall('pii.address_change', 'system');
create policy own_candidate on pii.address_change to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select (org_id, application_id, email, asked_at, ends_at, failures),
  insert (application_id, email, asked_at, ends_at), update (email, asked_at, ends_at, failures, former_email)
  on pii.address_change to evenhand_candidate;
grant select, delete on pii.address_change to evenhand_system;

-- Where somebody who asked to be erased is told that it was done: the last that is known of them, and gone with that
-- e-mail.
create table pii.parting_address (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  email text not null check (length(email) <= 254),
  first_name text not null check (length(first_name) <= 100),
  job_title text not null,
  asked_at timestamptz not null,
  -- From then on the e-mail is being written.
  erased_at timestamptz,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
call migration.wall('pii.parting_address', 'system');
grant select, insert (application_id, email, first_name, job_title, asked_at), update (erased_at), delete
  on pii.parting_address to evenhand_system;
-- That e-mail itself is forgotten a day after it has left.
grant delete on pii.email_message to evenhand_system;
create index on pii.email_message (org_id) where kind = 'data-erased';

-- What an organisation says of how candidates' data is used follows from its settings. Each wording that somebody has
-- read is kept as the facts it was made of.
create table core.privacy_notice (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  -- Counted from 1.
  n integer not null check (n >= 1),
  sha256 bytea not null check (octet_length(sha256) = 32),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  first_read_at timestamptz not null,
  primary key (org_id, id),
  unique (org_id, n),
  unique (org_id, sha256)
);
call migration.wall('core.privacy_notice', 'staff');
create policy own_candidate on core.privacy_notice for select to evenhand_candidate
  using (org_id = (select core.current_org()));
grant select on core.privacy_notice to evenhand_staff, evenhand_candidate;

create table core.privacy_notice_read (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  notice_id bigint not null,
  read_at timestamptz not null,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, notice_id) references core.privacy_notice (org_id, id)
);
create index on core.privacy_notice_read (org_id, notice_id);
call migration.wall('core.privacy_notice_read', variadic '{}'::text[]);
create policy own_candidate on core.privacy_notice_read for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select on core.privacy_notice_read to evenhand_candidate;

-- That somebody asked about their data is no news of the role: neither its feed nor its list of e-mails tells it.
create policy data_requests_apart on core.event as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (kind not in ('data-complained', 'data-objected', 'data-export-ready',
    'data-request-answered', 'data-request-due', 'data-corrected', 'data-erased', 'address-code-requested')
    or actor_kind = 'member' and actor_id = (select core.current_actor())));
create policy data_requests_apart on pii.email_message as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and kind not in ('complaint-received', 'objection-received',
    'data-export-ready', 'data-request-answered', 'data-request-due', 'data-corrected', 'data-erased', 'address-code',
    'address-changed'));
