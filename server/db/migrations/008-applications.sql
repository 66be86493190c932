-- Applications without their person, the people behind them, and who has seen a name.

call migration.declare('core.note_stage()', 'trigger');
call migration.declare('core.note_fact()', 'trigger');
call migration.declare('search.jobs_read_blind()', 'bigint[]');
call migration.declare('search.waiting_ids()', 'bigint[]');

create table core.application (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  public_ref text not null check (public_ref ~ '^[A-Z]{2}-[0-9]{2,4}$'),
  state text not null default 'started' check (state in ('invited', 'quick_applied', 'started', 'submitted',
    'in_review', 'interviews_tasks', 'hired', 'rejected', 'withdrawn', 'erased')),
  started_at timestamptz not null default now(),
  form_answered_at timestamptz,
  honest_at timestamptz,
  submitted_at timestamptz,
  reviews_expected integer not null default 0,
  reviews_scored integer not null default 0,
  interviewed_at timestamptz,
  rejected_at timestamptz,
  rejected_by bigint,
  hired_at timestamptz,
  withdrawn_at timestamptz,
  version integer not null default 1,
  -- When somebody showed interest; stays once they apply, so that reports can tell who came that way.
  interest_at timestamptz,
  -- When the last invitation to this application was written.
  invited_at timestamptz,
  -- Whether the equal-opportunities form was asked when the attempt began; where it was not, beginning is the first
  -- step.
  form_asked boolean not null default true,
  -- Was sent to review, and not taken back. Reviews that were given up leave no other trace.
  dealt boolean not null default false,
  -- Where an erased person came from: without the person it is only a number of the organisation's.
  erased_source text,
  primary key (org_id, id),
  unique (org_id, job_id, public_ref),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, rejected_by) references core.member (org_id, id),
  -- No decision is made by software alone.
  check (state <> 'rejected' or rejected_by is not null),
  check (reviews_scored between 0 and reviews_expected)
);
create index on core.application (org_id, job_id, state, submitted_at);
create index on core.application (org_id, job_id) where interest_at is not null;
create index on core.application (org_id, job_id, hired_at) where hired_at is not null;
call migration.wall('core.application', 'staff', 'worker', 'aggregate');
create policy own_candidate on core.application to evenhand_candidate
  using (org_id = (select core.current_org()) and id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and id = (select core.current_actor()));
create policy look_up on core.application for select to evenhand_search using (true);
-- Who has only begun, and who waits for others, is not there for whoever reads blind.
create policy arrivals_wait on core.application as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (job_id <> all ((select search.jobs_read_blind())::bigint[])
    or reviews_expected > 0 or (submitted_at is not null and id <> all ((select search.waiting_ids())::bigint[]))));
grant select, update (state, reviews_expected, interviewed_at, rejected_at, rejected_by, hired_at, version)
  on core.application to evenhand_staff;
-- An application that was asked for counts from the moment its candidate began it.
grant select, update (state, started_at, form_answered_at, honest_at, submitted_at, withdrawn_at, version)
  on core.application to evenhand_candidate;
grant select on core.application to evenhand_worker, evenhand_aggregate;
grant select (org_id, id, job_id, state, submitted_at, reviews_expected) on core.application to evenhand_search;
create trigger note_stage_at_once before insert on core.application for each row
  when (new.state in ('in_review', 'started') or new.reviews_expected > 0) execute function core.note_stage();
create trigger note_stage before update of state, reviews_expected on core.application for each row
  when (not new.dealt and new.state <> 'submitted' and (new.state = 'in_review' or new.reviews_expected > 0)
    or new.state = 'submitted' and new.dealt or new.state = 'started' and old.state <> 'started'
    or new.state in ('invited', 'quick_applied') and not new.form_asked)
  execute function core.note_stage();
create trigger note_begun after insert on core.application for each row execute function core.note_fact();
create trigger note_changed after update on core.application for each row
  when (old.state <> new.state or old.dealt <> new.dealt or old.reviews_expected <> new.reviews_expected
    or old.started_at <> new.started_at or old.form_asked <> new.form_asked
    or (old.form_answered_at, old.submitted_at, old.interviewed_at, old.hired_at, old.rejected_at, old.interest_at)
      is distinct from (new.form_answered_at, new.submitted_at, new.interviewed_at, new.hired_at, new.rejected_at,
        new.interest_at)
    or old.reviews_scored <> new.reviews_scored and new.reviews_scored = new.reviews_expected)
  execute function core.note_fact();
create policy own_candidate on core.job to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select job_id from core.application));
create policy own_candidate on core.question to evenhand_candidate
  using (org_id = (select core.current_org()) and job_id in (select job_id from core.application));
-- Nor is what they did there for them.
create policy arrivals_wait on core.event as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (job_id is null or actor_kind <> 'candidate'
    or job_id <> all ((select search.jobs_read_blind())::bigint[])
    or exists (select from core.application a where a.org_id = event.org_id and a.id = event.actor_id)));

create table core.answer (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  question_id bigint not null,
  text text not null default '' check (length(text) <= 20000),
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (org_id, application_id, question_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, question_id) references core.question (org_id, id)
);
call migration.wall('core.answer', 'staff', 'worker');
create policy own_candidate on core.answer to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select on core.answer to evenhand_staff;
grant select, insert, update (text, version, saved_at) on core.answer to evenhand_candidate;
-- Answers reach reviewers by a task that takes names out of them, which no staff may read.
grant select (org_id, application_id, question_id, text) on core.answer to evenhand_worker;

create table core.decision (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  member_id bigint not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null default now(),
  -- The decision that this one takes back.
  undoes bigint,
  -- In which of the organisation's texts a rejection is told; null for the role's own, or the default.
  template_id bigint,
  primary key (org_id, id),
  unique (org_id, undoes),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id),
  foreign key (org_id, undoes) references core.decision (org_id, id)
);
create index on core.decision (org_id, application_id, id desc);
call migration.wall('core.decision', 'staff');
create policy tenant_worker on core.decision for select to evenhand_worker using (org_id = (select core.current_org()));
grant select, insert on core.decision to evenhand_staff;
grant select (org_id, id, application_id, to_state, template_id) on core.decision to evenhand_worker;

-- Reminders to finish: each of the two once in the life of an application, whatever becomes of the closing date.
create table core.finish_reminder (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  first_at timestamptz,
  last_at timestamptz,
  stopped_at timestamptz,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
call migration.wall('core.finish_reminder', 'worker');
create policy own_candidate on core.finish_reminder to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, insert (application_id, stopped_at), update (stopped_at) on core.finish_reminder to evenhand_candidate;
grant select, insert, update (first_at, last_at) on core.finish_reminder to evenhand_worker;

create table pii.candidate (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  -- Whoever was invited by address alone has no name until they give it themselves.
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  email text not null,
  search text not null,
  created_at timestamptz not null default now(),
  -- When any name of theirs was first opened; follows from their identities, and stands here for the index.
  opened_at timestamptz,
  -- Until when this person may be told of other roles; null unless they have agreed.
  contact_until timestamptz,
  primary key (org_id, id),
  unique (org_id, email)
);
create index on pii.candidate using gin (org_id core.int8_ops, search core.gin_trgm_ops);
create index on pii.candidate using gin (org_id core.int8_ops, search core.gin_trgm_ops) where opened_at is not null;
create index on pii.candidate (org_id, opened_at desc, id desc) where opened_at is not null;
create index on pii.candidate (org_id, contact_until) where contact_until is not null;
call migration.wall('pii.candidate', 'worker');
create policy look_up on pii.candidate for select to evenhand_search using (true);
-- Names stay sealed to support, whatever the member whose eyes these are may see.
create policy closed_to_support on pii.candidate as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and (select core.current_impersonation()) is null);
grant select (org_id, id) on pii.candidate to evenhand_staff;
grant select (org_id, id, first_name, last_name, email, contact_until) on pii.candidate to evenhand_candidate;
grant select on pii.candidate to evenhand_worker;
grant select (org_id, id, first_name, last_name, email, search, opened_at) on pii.candidate to evenhand_search;

-- Which jobs a candidate has to do with, and nothing else: it decides who must not see their name.
create table pii.candidate_job (
  org_id bigint not null default core.current_org(),
  candidate_id bigint not null,
  job_id bigint not null,
  primary key (org_id, candidate_id, job_id),
  foreign key (org_id, candidate_id) references pii.candidate (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on pii.candidate_job (org_id, job_id, candidate_id);
call migration.wall('pii.candidate_job', 'staff', 'worker');
create policy look_up on pii.candidate_job for select to evenhand_search using (true);
grant select on pii.candidate_job to evenhand_staff, evenhand_worker, evenhand_search;

call migration.declare('pii.note_opened()', 'trigger');
call migration.declare('core.note_fact_beside()', 'trigger');
call migration.declare('search.jobs_under_own_review()', 'bigint[]');

-- The only bridge from an application to a person; sealed until `opened_at`.
create table pii.application_identity (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  job_id bigint not null,
  candidate_id bigint not null,
  source text not null default 'Direct',
  link_serial integer not null default 1,
  opened_at timestamptz,
  primary key (org_id, application_id),
  unique (org_id, job_id, candidate_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, candidate_id, job_id) references pii.candidate_job (org_id, candidate_id, job_id)
);
create index on pii.application_identity (org_id, candidate_id);
create index on pii.application_identity (org_id, job_id) where opened_at is null;
-- Which sources an admin knows from people whose names are open: looked up by their few, never by reading everybody.
-- Written when a name opens, so that nobody who applies waits for it.
create index on pii.application_identity (org_id, source) where opened_at is not null;
call migration.wall('pii.application_identity', 'worker');
create policy opened_staff on pii.application_identity to evenhand_staff
  using (org_id = (select core.current_org()) and opened_at is not null
    and job_id <> all ((select search.jobs_under_own_review())::bigint[]));
create policy own_candidate on pii.application_identity to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy look_up on pii.application_identity for select to evenhand_search using (true);
create policy closed_to_support on pii.application_identity as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and (select core.current_impersonation()) is null);
grant select on pii.application_identity to evenhand_staff, evenhand_worker;
grant select (org_id, application_id, candidate_id, link_serial) on pii.application_identity to evenhand_candidate;
grant select (org_id, application_id, job_id, candidate_id, opened_at) on pii.application_identity to evenhand_search;
create trigger note_opened after insert or update of opened_at on pii.application_identity
  for each row when (new.opened_at is not null) execute function pii.note_opened();
create trigger note_source after insert on pii.application_identity for each row
  when (new.source <> 'Direct') execute function core.note_fact_beside();
create trigger note_other_source after update on pii.application_identity for each row
  when (old.source <> new.source) execute function core.note_fact_beside();
create policy opened_staff on pii.candidate to evenhand_staff
  using (org_id = (select core.current_org())
    and exists (select from pii.application_identity i where i.org_id = candidate.org_id
      and i.candidate_id = candidate.id)
    and not exists (select from pii.candidate_job j where j.org_id = candidate.org_id and j.candidate_id = candidate.id
      and j.job_id = any ((select search.jobs_under_own_review())::bigint[])));
create policy own_candidate on pii.candidate to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select candidate_id from pii.application_identity));

call migration.declare('core.note_opening_seen()', 'trigger');

-- Who opened a sealed name before the release, and why. The reason may tell of the person, so it is not in the audit
-- trail.
create table core.identity_opening (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  member_id bigint not null,
  reason text not null check (length(reason) >= 10),
  at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.identity_opening (org_id, application_id);
call migration.wall('core.identity_opening', 'staff');
grant select, insert on core.identity_opening to evenhand_staff;
create trigger note_seen after insert on core.identity_opening for each row execute function core.note_opening_seen();

-- Who looked for somebody in sealed roles, and why. The reason may tell of the person, so it is not in the audit trail.
create table core.identity_search (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  member_id bigint not null,
  reason text not null check (length(reason) >= 10),
  at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.identity_search', 'staff', 'search');
grant select on core.identity_search to evenhand_staff;
grant select (org_id, id), insert (org_id, member_id, reason) on core.identity_search to evenhand_search;

-- One row for each application and member from the first time that member saw the name behind it. `dealt_before`: its
-- answers had been dealt to them by then, which is how names open when the reviews are done.
create table core.identity_seen (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  member_id bigint not null,
  how text not null check (how in ('opened', 'searched', 'shown', 'interviewed', 'mailed')),
  first_on date not null default current_date,
  dealt_before boolean not null,
  primary key (org_id, application_id, member_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.identity_seen (org_id, member_id, application_id);
call migration.wall('core.identity_seen', 'staff', 'search');
grant select on core.identity_seen to evenhand_staff, evenhand_search;
