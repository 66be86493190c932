-- A reviewer may be taken off a role in the midst of it, and their marks voided with a reason: they are kept, and count
-- nowhere. They stand apart from the reviews, so that whatever adds up reviews cannot add them by mistake. A program
-- before this one would deal the same answer to the same reviewer once more, which the database refuses.
-- Tolerated from: 036

-- Since when a reviewer reviews nothing more on the role; sent to review again, they are back.
alter table core.reviewer_link add column taken_off_at timestamptz;
grant update (taken_off_at) on core.reviewer_link to evenhand_staff;

create table core.review_voiding (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  -- Whose marks.
  link_id bigint not null,
  voided_by bigint not null,
  voided_at timestamptz not null default now(),
  reason text not null,
  primary key (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, link_id) references core.reviewer_link (org_id, id),
  foreign key (org_id, voided_by) references core.member (org_id, id)
);
create index on core.review_voiding (org_id, job_id);
create index on core.review_voiding (org_id, link_id);
create index on core.review_voiding (org_id, voided_by);
call migration.wall('core.review_voiding', 'staff');
grant select, insert (job_id, link_id, voided_by, voided_at, reason) on core.review_voiding to evenhand_staff;

-- No door reads the stars: they are there for whoever has to account for what was done.
create table core.voided_review (
  org_id bigint not null default core.current_org(),
  item_id uuid not null,
  voiding_id bigint not null,
  batch_id bigint not null,
  application_id bigint not null,
  question_id bigint not null,
  link_id bigint not null,
  position integer not null,
  stars smallint not null check (stars between 1 and 5),
  primary key (org_id, item_id),
  unique (org_id, application_id, question_id, link_id),
  foreign key (org_id, voiding_id) references core.review_voiding (org_id, id),
  foreign key (org_id, batch_id) references core.review_batch (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, question_id) references core.question (org_id, id),
  foreign key (org_id, link_id) references core.reviewer_link (org_id, id)
);
create index on core.voided_review (org_id, voiding_id);
create index on core.voided_review (org_id, batch_id);
create index on core.voided_review (org_id, question_id);
create index on core.voided_review (org_id, link_id);
call migration.wall('core.voided_review', 'staff');
grant select (org_id, voiding_id, application_id, question_id, link_id) on core.voided_review to evenhand_staff;
-- A mean that was counted without them is another one.
create trigger note_voided after insert on core.voided_review for each row execute function core.note_fact_beside();

-- With a mark that is void one less is scored.
grant update (reviews_scored) on core.application to evenhand_staff;

-- Its text is in functions/, and comes after the last migration.
create function core.refuse_second_reading() returns trigger language plpgsql as $$
begin raise exception 'core.refuse_second_reading() is declared and has no text yet'; end $$;
create trigger no_second_reading after insert on core.review referencing new table as added
  for each statement execute function core.refuse_second_reading();
