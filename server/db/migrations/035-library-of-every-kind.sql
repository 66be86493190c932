-- The question library holds items of every kind that a stage can ask. What their options are worth stands apart. A
-- program before this one does not know those kinds.
-- Tolerated from: 035

alter table core.library_question
  drop constraint library_question_type_check,
  add constraint library_question_type_check check (type in ('sift', 'interview', 'short-text', 'number', 'date',
    'one-of', 'many-of', 'yes-no', 'statement', 'file', 'link', 'cvFocus')),
  -- How it is answered; null where its type says all of it.
  add column item jsonb check (jsonb_typeof(item) = 'object'),
  add constraint library_question_item_by_type check ((item is null) = (type in ('sift', 'interview')));
alter table core.library_question_version add column item jsonb;
grant insert (item), update (item) on core.library_question to evenhand_staff;

-- What the options of a question are worth. No door but the staff's has a right in it, and what it said before is not
-- kept.
create table core.library_answer_key (
  org_id bigint not null default core.current_org(),
  question_id bigint not null,
  points jsonb not null check (jsonb_typeof(points) = 'object'),
  primary key (org_id, question_id),
  foreign key (org_id, question_id) references core.library_question (org_id, id)
);
call migration.wall('core.library_answer_key', 'staff');
grant select, insert (question_id, points), delete on core.library_answer_key to evenhand_staff;
