-- A question is an item of its stage: of one of twelve kinds, with its own key, weight and settings. What meets a
-- requirement and what is right stand apart, where nobody who answers or scores could read them.
-- Tolerated from: 022

alter table core.question
  add column kind text not null default 'long-text' check (kind in ('long-text', 'short-text', 'number', 'date',
    'one-of', 'many-of', 'yes-no', 'statement', 'file', 'link', 'interview', 'cvFocus')),
  -- By which a plan refers to it: it never changes, whatever becomes of its text and place.
  add column key text not null default 'i' || substr(md5(gen_random_uuid()::text), 1, 12)
    check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  add column required boolean not null default true,
  add column weight numeric(4, 2) not null default 1 check (weight between 0 and 10),
  -- What only items of its kind have, such as options, limits, a condition.
  add column settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- Which answers meet it; null where none is required.
  add column must_have jsonb,
  drop constraint question_max_words_check,
  add constraint question_max_words_check check (max_words between 50 and 2000);
update core.question q set key = 'q' || placed.n
  from (select org_id, id, row_number() over (partition by org_id, job_id order by position, id) as n
    from core.question) placed
  where placed.org_id = q.org_id and placed.id = q.id;
set constraints all immediate;
alter table core.question add unique (org_id, job_id, key);
grant select (stage_id, kind, key, required, weight, settings) on core.question to evenhand_candidate;
grant select (stage_id, kind, required, weight) on core.question to evenhand_public;

-- What the options of an item are worth. Nobody who answers or scores has a right in it.
create table core.answer_key (
  org_id bigint not null default core.current_org(),
  question_id bigint not null,
  points jsonb not null check (jsonb_typeof(points) = 'object'),
  primary key (org_id, question_id),
  foreign key (org_id, question_id) references core.question (org_id, id) on delete cascade
);
call migration.wall('core.answer_key', 'staff', 'system');
grant select, insert, update, delete on core.answer_key to evenhand_staff;
grant select on core.answer_key to evenhand_system;

-- An answer that is no text: a number, a day, the keys of options, a yes.
alter table core.answer add column value jsonb;
grant update (value) on core.answer to evenhand_candidate;
grant delete on core.answer to evenhand_candidate;
grant select (value) on core.answer to evenhand_system;

alter table core.stage
  -- How long a test may take; null where nothing limits it.
  add column minutes smallint check (minutes between 1 and 600),
  -- It is kept as it was written, and takes no part in the plan.
  add column switched_off boolean not null default false;
grant select (minutes, switched_off) on core.stage to evenhand_public, evenhand_candidate;
grant insert (minutes, switched_off) on core.stage to evenhand_staff;

-- The plan of a job is written by whoever writes the job, with the length of its interviews.
grant update (position, name, description, kind) on core.criterion to evenhand_staff;
grant update (position, name, weight, minutes, switched_off), delete on core.stage to evenhand_staff;
grant update (minutes), delete on core.interview_round to evenhand_staff;

-- A question serves criteria of its own job alone.
alter table core.criterion add unique (org_id, job_id, id);
alter table core.question add unique (org_id, job_id, id);
alter table core.question_criterion add column job_id bigint;
update core.question_criterion served set job_id = q.job_id
  from core.question q where q.org_id = served.org_id and q.id = served.question_id;
set constraints all immediate;
alter table core.question_criterion
  alter column job_id set not null,
  drop constraint question_criterion_org_id_question_id_fkey,
  drop constraint question_criterion_org_id_criterion_id_fkey,
  add foreign key (org_id, job_id, question_id) references core.question (org_id, job_id, id) on delete cascade,
  add foreign key (org_id, job_id, criterion_id) references core.criterion (org_id, job_id, id) on delete cascade;
create index on core.question_criterion (org_id, job_id);
grant insert (job_id) on core.question_criterion to evenhand_staff;
