-- One whole blind hiring round: building, applying, dealing and scoring, deciding, and the mail around it.

grant usage on schema pii to evenhand_staff, evenhand_candidate, evenhand_public, evenhand_worker, evenhand_search;
grant usage on schema blind to evenhand_reviewer, evenhand_staff, evenhand_search, evenhand_worker;
grant usage on schema eo to evenhand_candidate, evenhand_aggregate;
grant usage on schema search to evenhand_staff;
grant usage, create on schema search to evenhand_search;
grant usage on schema audit to evenhand_reviewer;
grant execute on function audit.append(text, text, text, text, jsonb) to evenhand_reviewer;
grant execute on function auth.find_token(bytea, text) to evenhand_reviewer;

-- Building ------------------------------------------------------------------------------------------------

alter table core.job
  add column description text not null default '',
  add column location text,
  add column open_until_filled boolean not null default false,
  add column reviews_per_answer smallint not null default 3 check (reviews_per_answer between 1 and 10),
  add column preset text not null default 'high-volume';

create table core.question (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  position smallint not null,
  text text not null default '',
  guide_one text not null default '',
  guide_three text not null default '',
  guide_five text not null default '',
  skills text[] not null default '{}',
  max_words smallint not null default 250 check (max_words between 50 and 500),
  primary key (org_id, id),
  unique (org_id, job_id, position) deferrable initially deferred,
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.question', 'staff', 'public', 'worker');
grant select, insert, update, delete on core.question to evenhand_staff;
-- A passer-by learns how many questions there are and what they test, not what they ask.
grant select (org_id, id, job_id, position, skills, max_words) on core.question to evenhand_public;
grant select on core.question to evenhand_worker;

-- Applying: the attempt, without the person -----------------------------------------------------------------

create table core.application (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  public_ref text not null check (public_ref ~ '^[A-Z]{2}-[0-9]{2,4}$'),
  state text not null default 'started' check (state in ('invited', 'quick_applied', 'started', 'submitted', 'in_review',
    'interviews_tasks', 'hired', 'rejected', 'withdrawn', 'erased')),
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
  primary key (org_id, id),
  unique (org_id, job_id, public_ref),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, rejected_by) references core.member (org_id, id),
  -- No decision is made by software alone.
  check (state <> 'rejected' or rejected_by is not null),
  check (reviews_scored between 0 and reviews_expected)
);
create index on core.application (org_id, job_id, state, submitted_at);
call migration.wall('core.application', 'staff', 'worker', 'aggregate');
create policy own_candidate on core.application to evenhand_candidate
  using (org_id = (select core.current_org()) and id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and id = (select core.current_actor()));
grant select on core.application to evenhand_staff, evenhand_worker, evenhand_aggregate, evenhand_candidate;
grant update (state, reviews_expected, interviewed_at, rejected_at, rejected_by, hired_at, version)
  on core.application to evenhand_staff;
grant update (state, form_answered_at, honest_at, submitted_at, withdrawn_at, version) on core.application to evenhand_candidate;

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
-- Answers reach reviewers by a task that takes names out of them, which no staff may read.
grant select (org_id, application_id, question_id, text) on core.answer to evenhand_worker;
grant select, insert on core.answer to evenhand_candidate;
grant update (text, version, saved_at) on core.answer to evenhand_candidate;

create policy own_candidate on core.job to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select job_id from core.application));
create policy own_candidate on core.question to evenhand_candidate
  using (org_id = (select core.current_org()) and job_id in (select job_id from core.application));
create policy published on core.job to evenhand_public
  using (org_id = (select core.current_org()) and published_at is not null and archived_at is null and not sample);
grant select (org_id, id, hash, title, team, grade, location, description, published_at, closes_at, archived_at, open_until_filled,
    reviews_per_answer)
  on core.job to evenhand_candidate, evenhand_public;
grant select (org_id, id, job_id, position, text, skills, max_words) on core.question to evenhand_candidate;

-- The person ----------------------------------------------------------------------------------------------

create table pii.candidate (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null,
  search text not null,
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, email)
);
create index on pii.candidate using gin (org_id core.int8_ops, search core.gin_trgm_ops);

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

-- Reviewing -----------------------------------------------------------------------------------------------

create table core.review_batch (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  sent_at timestamptz not null default now(),
  sent_by bigint not null,
  reviews_per_answer smallint not null check (reviews_per_answer between 1 and 10),
  due_on date not null,
  seed_commitment bytea not null,
  sealed_seed bytea not null,
  released_at timestamptz,
  released_by bigint,
  release_reason text,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, sent_by) references core.member (org_id, id),
  foreign key (org_id, released_by) references core.member (org_id, id)
);
create index on core.review_batch (org_id, job_id);
call migration.wall('core.review_batch', 'staff', 'worker');
grant select, insert on core.review_batch to evenhand_staff;
grant update (released_at, released_by, release_reason) on core.review_batch to evenhand_staff;
grant select on core.review_batch to evenhand_worker;

-- One personal link for each reviewer of a job; its id is the actor of the reviewer door.
create table core.reviewer_link (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  member_id bigint not null,
  serial integer not null default 1,
  primary key (org_id, id),
  unique (org_id, job_id, member_id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.reviewer_link (org_id, member_id);
call migration.wall('core.reviewer_link', 'staff', 'worker');
grant select, insert on core.reviewer_link to evenhand_staff;
grant select on core.reviewer_link to evenhand_worker;

create table blind.review_session (
  org_id bigint not null default core.current_org() references core.organisation,
  id uuid not null default gen_random_uuid(),
  link_id bigint not null,
  batch_id bigint not null,
  job_title text not null,
  job_description text not null,
  reviewer_first_name text not null,
  first_time boolean not null,
  due_on date not null,
  -- False until every text of the batch was copied without what tells who wrote it.
  ready boolean not null default false,
  finished boolean not null default false,
  primary key (org_id, id),
  unique (org_id, batch_id, link_id),
  foreign key (org_id, link_id) references core.reviewer_link (org_id, id),
  foreign key (org_id, batch_id) references core.review_batch (org_id, id)
);
create index on blind.review_session (org_id, link_id);

create table blind.review_question (
  org_id bigint not null default core.current_org(),
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  position smallint not null,
  text text not null,
  guide_one text not null,
  guide_three text not null,
  guide_five text not null,
  skills text[] not null,
  max_words smallint not null,
  primary key (org_id, id),
  foreign key (org_id, session_id) references blind.review_session (org_id, id)
);
create index on blind.review_question (org_id, session_id);

create table blind.review_item (
  org_id bigint not null default core.current_org(),
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  question_id uuid not null,
  position integer not null,
  text text not null default '',
  stars smallint check (stars between 1 and 5),
  primary key (org_id, id),
  foreign key (org_id, session_id) references blind.review_session (org_id, id),
  foreign key (org_id, question_id) references blind.review_question (org_id, id)
);
-- Whole, not only of what is unscored: it finds a reviewer's batch, and no index names `stars`, so that scoring stays cheap.
create index on blind.review_item (org_id, session_id, question_id);
create index on blind.review_item (org_id, question_id);

call migration.wall('blind.review_session', 'staff', 'worker');
call migration.wall('blind.review_question', 'staff');
call migration.wall('blind.review_item', 'staff', 'worker');
create policy own_reviewer on blind.review_session for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and link_id = (select core.current_actor()) and ready);
create policy own_reviewer on blind.review_question for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and session_id in (select id from blind.review_session));
create policy own_reviewer on blind.review_item for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and session_id in (select id from blind.review_session));
grant select (org_id, id, link_id, job_title, job_description, reviewer_first_name, first_time, due_on, finished)
  on blind.review_session to evenhand_reviewer;
grant select on blind.review_question, blind.review_item to evenhand_reviewer;
-- Dealing writes them without an answer's text; afterwards the staff door sees only who has finished, never an item's id or text.
grant insert (id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on)
  on blind.review_session to evenhand_staff;
grant insert on blind.review_question to evenhand_staff;
grant insert (id, session_id, question_id, position) on blind.review_item to evenhand_staff;
grant select (org_id, id, link_id, batch_id, ready, finished) on blind.review_session to evenhand_staff;
-- The task that copies the texts, and then lets the reviewers in.
grant select (org_id, link_id, batch_id, ready), update (ready) on blind.review_session to evenhand_worker;
grant select (org_id, id), update (text) on blind.review_item to evenhand_worker;

-- A review as merit: whose application it counts for, which no reviewer can read; `item_id` is for blind.score() alone.
create table core.review (
  org_id bigint not null default core.current_org(),
  item_id uuid not null,
  batch_id bigint not null,
  application_id bigint not null,
  question_id bigint not null,
  link_id bigint not null,
  position integer not null,
  stars smallint check (stars between 1 and 5),
  primary key (org_id, item_id),
  unique (org_id, application_id, question_id, link_id),
  foreign key (org_id, batch_id) references core.review_batch (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, question_id) references core.question (org_id, id),
  foreign key (org_id, link_id) references core.reviewer_link (org_id, id)
);
create index on core.review (org_id, batch_id);
create index on core.review (org_id, link_id);
call migration.wall('core.review', 'staff', 'worker');
grant insert (item_id, batch_id, application_id, question_id, link_id, position) on core.review to evenhand_staff;
grant select (org_id, item_id, batch_id, application_id, question_id) on core.review to evenhand_worker;
grant select (org_id, batch_id, application_id, question_id, link_id, position, stars) on core.review to evenhand_staff;

-- Stores one score. Says 'saved', 'locked' or 'unknown'. Takes the session for share, so that finishing waits for it, and
-- the application's own row, so that of two last scorers exactly one sees it complete; never a row of the job.
create function blind.score(item uuid, score integer) returns text language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare
  was smallint;
  is_finished boolean;
  app record;
  of_application bigint;
begin
  select s.finished into is_finished from blind.review_session s
    join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
    where i.org_id = core.current_org() and i.id = item and s.link_id = core.current_actor() and s.ready for share of s;
  if not found then return 'unknown'; end if;
  if is_finished then return 'locked'; end if;
  select stars into was from blind.review_item where org_id = core.current_org() and id = item for update;
  if not found then return 'unknown'; end if;
  update blind.review_item set stars = score where org_id = core.current_org() and id = item;
  update core.review set stars = score where org_id = core.current_org() and item_id = item
    returning application_id into of_application;
  if was is not null then return 'saved'; end if;
  update core.application set reviews_scored = reviews_scored + 1
    where org_id = core.current_org() and id = of_application
    returning id, job_id, state, reviews_scored = reviews_expected as complete into app;
  insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), app.job_id, 'reviews_scored', 1);
  if app.complete and app.state = 'in_review' then
    perform blind.note_complete(app.job_id, app.id);
  end if;
  return 'saved';
end $$;

create function blind.note_complete(of_job bigint, of_application bigint) returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  insert into core.job_delta (org_id, job_id, counter, n)
    values (core.current_org(), of_job, 'in_review', -1), (core.current_org(), of_job, 'awaiting_interview', 1);
  with happened as (
    insert into core.event (org_id, kind, actor_kind, job_id, subject_id)
    values (core.current_org(), 'application-reviewed', 'reviewer', of_job, of_application)
    returning org_id, id, kind)
  insert into core.event_todo (org_id, event_id, kind) select org_id, id, kind from happened;
end;

-- Locks the reviewer's own open sessions. Says 'finished', 'missing' (scores) or 'nothing' (to finish).
create function blind.finish() returns text language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  sessions uuid[];
  of_job bigint;
begin
  select array_agg(id) into sessions from (
    select id from blind.review_session
    where org_id = core.current_org() and link_id = core.current_actor() and ready and not finished for update) mine;
  if sessions is null then return 'nothing'; end if;
  if exists (select from blind.review_item where org_id = core.current_org() and session_id = any (sessions) and stars is null) then
    return 'missing';
  end if;
  update blind.review_session set finished = true where org_id = core.current_org() and id = any (sessions);
  select job_id into of_job from core.reviewer_link where org_id = core.current_org() and id = core.current_actor();
  with happened as (
    insert into core.event (org_id, kind, actor_kind, actor_id, job_id)
    values (core.current_org(), 'reviews-finished', 'reviewer', core.current_actor(), of_job)
    returning org_id, id, kind)
  insert into core.event_todo (org_id, event_id, kind) select org_id, id, kind from happened;
  return 'finished';
end $$;

-- Voids the unscored reviews a member still has on a job: the price of looking at names early.
create function blind.give_up(of_job bigint) returns integer language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare
  mine bigint;
  voided record;
  n integer := 0;
begin
  select id into mine from core.reviewer_link
    where org_id = core.current_org() and job_id = of_job and member_id = core.current_actor();
  perform 1 from blind.review_session where org_id = core.current_org() and link_id = mine for update;
  for voided in
    delete from core.review where org_id = core.current_org() and link_id = mine and stars is null
    returning item_id, application_id
  loop
    n := n + 1;
    delete from blind.review_item where org_id = core.current_org() and id = voided.item_id;
    update core.application set reviews_expected = reviews_expected - 1
      where org_id = core.current_org() and id = voided.application_id;
    perform blind.note_complete(job_id, id) from core.application
      where org_id = core.current_org() and id = voided.application_id and state = 'in_review'
        and reviews_expected > 0 and reviews_scored = reviews_expected;
  end loop;
  update blind.review_session set finished = true where org_id = core.current_org() and link_id = mine;
  if n > 0 then
    insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), of_job, 'reviews_total', -n);
  end if;
  return n;
end $$;
grant execute on function blind.score(uuid, integer), blind.finish() to evenhand_reviewer;
grant execute on function blind.give_up(bigint) to evenhand_staff;

-- Who may see whom ----------------------------------------------------------------------------------------

grant select on core.reviewer_link, blind.review_session to evenhand_search;
create policy look_up on core.reviewer_link for select to evenhand_search using (true);
create policy look_up on blind.review_session for select to evenhand_search using (true);

-- The jobs on which the member still has reviews to do: their candidates have no names for this member, admin or not.
create function search.jobs_under_own_review() returns bigint[] language sql stable security definer
  set search_path = pg_catalog begin atomic
  select coalesce(array_agg(distinct l.job_id), '{}') from core.reviewer_link l
    join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id
  where l.org_id = core.current_org() and l.member_id = core.current_actor() and not s.finished;
end;
alter function search.jobs_under_own_review() owner to evenhand_search;
set local role evenhand_search;
revoke all on all functions in schema search from public;
grant execute on function search.jobs_under_own_review() to evenhand_staff;
set local role evenhand_owner;

call migration.wall('pii.candidate_job', 'staff', 'worker');
call migration.wall('pii.application_identity', 'worker');
call migration.wall('pii.candidate', 'worker');
create policy opened_staff on pii.application_identity to evenhand_staff
  using (org_id = (select core.current_org()) and opened_at is not null
    and job_id <> all ((select search.jobs_under_own_review())::bigint[]));
create policy opened_staff on pii.candidate to evenhand_staff
  using (org_id = (select core.current_org())
    and exists (select from pii.application_identity i where i.org_id = candidate.org_id and i.candidate_id = candidate.id)
    and not exists (select from pii.candidate_job j where j.org_id = candidate.org_id and j.candidate_id = candidate.id
      and j.job_id = any ((select search.jobs_under_own_review())::bigint[])));
create policy own_candidate on pii.application_identity to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy own_candidate on pii.candidate to evenhand_candidate
  using (org_id = (select core.current_org()) and id in (select candidate_id from pii.application_identity));
grant select on pii.candidate, pii.candidate_job, pii.application_identity to evenhand_staff, evenhand_worker;
grant select (org_id, id, first_name, last_name, email) on pii.candidate to evenhand_candidate;
grant select (org_id, application_id, candidate_id, link_serial) on pii.application_identity to evenhand_candidate;

-- Begins an application, or finds the one this person already has for the job. The public door sees nothing else of a person.
create function pii.begin_application(of_job bigint, given_name text, family_name text, address text, folded text,
  came_from text, reference text, out application_id bigint, out existed boolean)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare person bigint;
begin
  insert into pii.candidate (org_id, first_name, last_name, email, search)
    values (core.current_org(), given_name, family_name, address, folded)
    on conflict (org_id, email) do nothing;
  select id into strict person from pii.candidate where org_id = core.current_org() and email = address for update;
  select i.application_id into application_id from pii.application_identity i
    where i.org_id = core.current_org() and i.job_id = of_job and i.candidate_id = person;
  existed := found;
  if existed then return; end if;
  insert into core.application (org_id, job_id, public_ref) values (core.current_org(), of_job, reference)
    returning id into application_id;
  insert into pii.candidate_job (org_id, candidate_id, job_id) values (core.current_org(), person, of_job)
    on conflict do nothing;
  insert into pii.application_identity (org_id, application_id, job_id, candidate_id, source)
    values (core.current_org(), application_id, of_job, person, came_from);
end $$;
grant execute on function pii.begin_application(bigint, text, text, text, text, text, text) to evenhand_public;

-- Unseals identities; the caller has checked the right to and writes the audit entry in the same transaction.
create function pii.open_identities(applications bigint[]) returns integer language sql volatile security definer
  set search_path = pg_catalog begin atomic
  with opened as (
    update pii.application_identity set opened_at = now()
    where org_id = core.current_org() and application_id = any (applications) and opened_at is null returning 1)
  select count(*)::integer from opened;
end;
grant execute on function pii.open_identities(bigint[]) to evenhand_staff;

-- Equal-opportunities answers: a store of their own under a random subject ------------------------------------

create table eo.response (
  org_id bigint not null default core.current_org() references core.organisation,
  subject uuid not null default gen_random_uuid(),
  job_id bigint not null,
  form text not null,
  answers jsonb not null,
  answered_on date not null default current_date,
  primary key (org_id, subject),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create table eo.link (
  org_id bigint not null default core.current_org() references core.organisation,
  link bytea not null check (octet_length(link) = 32),
  subject uuid not null,
  primary key (org_id, link),
  foreign key (org_id, subject) references eo.response (org_id, subject) on delete cascade
);
call migration.wall('eo.response', 'aggregate');
call migration.wall('eo.link', 'aggregate');
grant select on eo.response, eo.link to evenhand_aggregate;

create function eo.save_answers(whose bytea, of_job bigint, which_form text, given jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare who uuid;
begin
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  insert into eo.response (org_id, job_id, form, answers) values (core.current_org(), of_job, which_form, given)
    returning subject into who;
  insert into eo.link (org_id, link, subject) values (core.current_org(), whose, who);
end $$;
create function eo.erase_answers(whose bytea) returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
end;
create function eo.own_answers(whose bytea) returns jsonb language sql stable security definer
  set search_path = pg_catalog begin atomic
  select r.answers from eo.response r join eo.link l on l.org_id = r.org_id and l.subject = r.subject
  where l.org_id = core.current_org() and l.link = whose;
end;
grant execute on function eo.save_answers(bytea, bigint, text, jsonb), eo.erase_answers(bytea), eo.own_answers(bytea)
  to evenhand_candidate;

-- Deciding ------------------------------------------------------------------------------------------------

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
  primary key (org_id, id),
  unique (org_id, undoes),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id),
  foreign key (org_id, undoes) references core.decision (org_id, id)
);
create index on core.decision (org_id, application_id, id desc);
call migration.wall('core.decision', 'staff');
grant select, insert on core.decision to evenhand_staff;

-- Who opened a sealed name before the release, and why. The reason may tell of the person, so it is not in the audit trail.
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

create table core.interview_round (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  name text not null check (length(name) between 1 and 60),
  minutes smallint not null,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create index on core.interview_round (org_id, job_id);
call migration.wall('core.interview_round', 'staff');
grant select on core.interview_round to evenhand_staff;

create table core.interview (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  round_id bigint not null,
  application_id bigint not null,
  state text not null default 'invited' check (state in ('invited', 'booked', 'done', 'no_show', 'cancelled')),
  starts_at timestamptz,
  primary key (org_id, id),
  unique (org_id, round_id, application_id),
  foreign key (org_id, round_id) references core.interview_round (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
create index on core.interview (org_id, starts_at);
create index on core.interview (org_id, application_id);
call migration.wall('core.interview', 'staff');
grant select on core.interview to evenhand_staff;

create table core.experience_answer (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  kind text not null check (kind in ('post-apply', 'post-feedback', 'post-review')),
  rating smallint not null check (rating between 1 and 10),
  fairness smallint check (fairness between 1 and 10),
  satisfaction smallint check (satisfaction between 1 and 10),
  text text not null default '',
  created_at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.experience_answer', 'staff');
grant select on core.experience_answer to evenhand_staff;

-- E-mail: the outbox, written by tasks, sent with a lease -----------------------------------------------------

create table pii.email_message (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null,
  event_id bigint,
  application_id bigint,
  member_id bigint,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null,
  created_at timestamptz not null default now(),
  send_at timestamptz not null default now(),
  leased_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  cancelled_at timestamptz,
  primary key (org_id, id),
  unique nulls not distinct (org_id, event_id, kind, application_id, member_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on pii.email_message (org_id, send_at) where sent_at is null and cancelled_at is null and failed_at is null;
create index on pii.email_message (org_id, application_id);
create index on pii.email_message (org_id, to_address, sent_at) where sent_at is not null;
call migration.wall('pii.email_message', 'staff', 'worker');
grant select (org_id, id, kind, application_id, created_at, send_at, leased_until, sent_at, failed_at, cancelled_at)
  on pii.email_message to evenhand_staff;
grant update (cancelled_at, send_at) on pii.email_message to evenhand_staff;
grant select, insert, update on pii.email_message to evenhand_worker;

create function pii.organisations_with_mail() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select distinct org_id from pii.email_message
  where sent_at is null and cancelled_at is null and failed_at is null and send_at <= now()
    and (leased_until is null or leased_until < now());
end;
grant execute on function pii.organisations_with_mail() to evenhand_worker;

-- What a reviewer's invitation may say of the work: how much there is and when it is due, nothing of any answer.
create function pii.review_workload(of_link bigint, out answers integer, out words integer, out due_on text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select count(i.id)::integer, coalesce(sum(array_length(regexp_split_to_array(btrim(i.text), '\s+'), 1)), 0)::integer,
    min(s.due_on)::text
  from blind.review_session s join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
  where s.org_id = core.current_org() and s.link_id = of_link and not s.finished and i.stars is null;
end;
grant execute on function pii.review_workload(bigint) to evenhand_worker;

-- Every mail of every organisation, for the outbox screen of the demo; the server asks only where that screen exists.
create function pii.demo_outbox(most integer)
  returns table (id bigint, to_address text, subject text, text text, html text, send_at timestamptz, sent_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.to_address, m.subject, m.text, m.html, m.send_at, m.sent_at from pii.email_message m
  where m.cancelled_at is null and m.failed_at is null
  order by m.sent_at desc nulls first, m.id desc limit most;
end;
grant execute on function pii.demo_outbox(integer) to evenhand_worker;

revoke all on all functions in schema core, audit, pii, blind, eo from public;
