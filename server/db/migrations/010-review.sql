-- Blind review: batches, reviewers' links, stars as merit, and what a reviewer reads.

call migration.declare('core.note_facts_of_batch()', 'trigger');
call migration.declare('core.keep_small_batch_closed()', 'trigger');

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
  -- Small enough to tell who wrote what: such a batch is sent only once nobody can apply any more.
  small boolean not null default false,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, sent_by) references core.member (org_id, id),
  foreign key (org_id, released_by) references core.member (org_id, id)
);
create index on core.review_batch (org_id, job_id);
call migration.wall('core.review_batch', 'staff', 'worker');
create policy tenant_aggregate on core.review_batch to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select, insert, update (released_at, released_by, release_reason) on core.review_batch to evenhand_staff;
grant select on core.review_batch to evenhand_worker;
grant select (org_id, id, released_at) on core.review_batch to evenhand_aggregate;
-- Stars count once they are released.
create trigger note_release after update on core.review_batch for each row
  when ((old.released_at is null) <> (new.released_at is null)) execute function core.note_facts_of_batch();
create trigger keep_small_batch_closed before insert on core.review_batch
  for each row when (new.small) execute function core.keep_small_batch_closed();

-- One personal link for each reviewer of a job; its id is the actor of the reviewer door.
create table core.reviewer_link (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  member_id bigint not null,
  serial integer not null default 1,
  last_active_at timestamptz,
  reminded_at timestamptz,
  primary key (org_id, id),
  unique (org_id, job_id, member_id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.reviewer_link (org_id, member_id);
call migration.wall('core.reviewer_link', 'staff', 'worker');
create policy look_up on core.reviewer_link for select to evenhand_search using (true);
grant select, insert, update (serial, reminded_at) on core.reviewer_link to evenhand_staff;
grant select on core.reviewer_link to evenhand_worker, evenhand_search;

call migration.declare('core.refuse_seen_names()', 'trigger');

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
create policy tenant_aggregate on core.review to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, batch_id, application_id, question_id, link_id, position, stars),
  insert (item_id, batch_id, application_id, question_id, link_id, position) on core.review to evenhand_staff;
grant select (org_id, item_id, batch_id, application_id, question_id) on core.review to evenhand_worker;
grant select (org_id, batch_id, application_id, stars) on core.review to evenhand_aggregate;
-- A first star counts once all are there, which the application tells; this is for those that change their mind.
create trigger note_other_stars after update on core.review for each row
  when (old.stars is not null and old.stars is distinct from new.stars) execute function core.note_fact_beside();
create trigger refuse_seen_names after insert on core.review referencing new table as dealt
  for each statement execute function core.refuse_seen_names();

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
call migration.wall('blind.review_session', 'staff', 'worker');
create policy own_reviewer on blind.review_session for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and link_id = (select core.current_actor()) and ready);
create policy look_up on blind.review_session for select to evenhand_search using (true);
-- Dealing writes them without an answer's text; afterwards the staff door sees only who has finished, never an item's
-- id or text.
grant select (org_id, id, link_id, batch_id, ready, finished),
  insert (id, link_id, batch_id, job_title, job_description, reviewer_first_name, first_time, due_on)
  on blind.review_session to evenhand_staff;
grant select (org_id, id, link_id, job_title, job_description, reviewer_first_name, first_time, due_on, finished)
  on blind.review_session to evenhand_reviewer;
-- The task that copies the texts, and then lets the reviewers in. Whether the last reviewer of a role has finished is
-- an event of its own outside.
grant select (org_id, link_id, batch_id, ready, finished), update (ready) on blind.review_session to evenhand_worker;
grant select on blind.review_session to evenhand_search;

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
call migration.wall('blind.review_question', 'staff');
create policy own_reviewer on blind.review_question for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and session_id in (select id from blind.review_session));
grant insert on blind.review_question to evenhand_staff;
grant select on blind.review_question to evenhand_reviewer;

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
-- Whole, not only of what is unscored: it finds a reviewer's batch, and no index names `stars`, so that scoring stays
-- cheap.
create index on blind.review_item (org_id, session_id, question_id);
create index on blind.review_item (org_id, question_id);
call migration.wall('blind.review_item', 'staff', 'worker');
create policy own_reviewer on blind.review_item for select to evenhand_reviewer
  using (org_id = (select core.current_org()) and session_id in (select id from blind.review_session));
grant insert (id, session_id, question_id, position) on blind.review_item to evenhand_staff;
grant select on blind.review_item to evenhand_reviewer;
grant select (org_id, id), update (text) on blind.review_item to evenhand_worker;
