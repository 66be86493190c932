-- An organisation's own question library.

-- An organisation's own question library: questions with all their versions, and folders that also hold shipped
-- questions, which stand in the code (docs/decisions/018).
create table core.library_question (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  type text not null check (type in ('sift', 'interview')),
  text text not null check (length(text) between 1 and 2000),
  guide_one text not null check (length(guide_one) <= 1000),
  guide_three text not null check (length(guide_three) <= 1000),
  guide_five text not null check (length(guide_five) <= 1000),
  skills text[] not null check (cardinality(skills) <= 5),
  functions text[] not null check (cardinality(functions) <= 3),
  seniority text not null check (seniority in ('any', 'junior', 'experienced', 'lead')),
  -- What is searched in, normalised as the query is.
  search text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by bigint not null,
  archived_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
create index on core.library_question (org_id, changed_at desc, id desc);
call migration.wall('core.library_question', 'staff');
grant select,
  insert (type, text, guide_one, guide_three, guide_five, skills, functions, seniority, search, created_at, changed_at,
    changed_by),
  update (type, text, guide_one, guide_three, guide_five, skills, functions, seniority, search, version, changed_at,
    changed_by, archived_at) on core.library_question to evenhand_staff;

-- What a question said before it was changed; never changed itself.
create table core.library_question_version (
  org_id bigint not null default core.current_org(),
  question_id bigint not null,
  version integer not null,
  type text not null,
  text text not null,
  guide_one text not null,
  guide_three text not null,
  guide_five text not null,
  skills text[] not null,
  functions text[] not null,
  seniority text not null,
  changed_at timestamptz not null,
  changed_by bigint not null,
  primary key (org_id, question_id, version),
  foreign key (org_id, question_id) references core.library_question (org_id, id),
  foreign key (org_id, changed_by) references core.member (org_id, id)
);
call migration.wall('core.library_question_version', 'staff');
grant select, insert on core.library_question_version to evenhand_staff;

-- Number 1 is the shipped library, so the organisation's own folders begin with 2.
create table core.library_folder (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity (start with 2),
  name text not null check (length(name) between 1 and 80),
  name_folded text not null,
  created_at timestamptz not null default now(),
  created_by bigint not null,
  -- A deleted folder can be brought back, with what was in it.
  deleted_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, created_by) references core.member (org_id, id)
);
create unique index library_folder_name on core.library_folder (org_id, name_folded) where deleted_at is null;
call migration.wall('core.library_folder', 'staff');
grant select, insert (name, name_folded, created_by), update (name, name_folded, deleted_at)
  on core.library_folder to evenhand_staff;

create table core.library_folder_question (
  org_id bigint not null default core.current_org(),
  folder_id bigint not null,
  -- The number of an own question, or the word of a shipped one.
  key text not null check (key ~ '^([1-9][0-9]*|[a-z][a-z0-9-]*)$'),
  question_id bigint check (question_id is null or key = question_id::text),
  added_at timestamptz not null default now(),
  primary key (org_id, folder_id, key),
  check (question_id is not null or key ~ '^[a-z]'),
  foreign key (org_id, folder_id) references core.library_folder (org_id, id),
  foreign key (org_id, question_id) references core.library_question (org_id, id)
);
create index on core.library_folder_question (org_id, question_id);
call migration.wall('core.library_folder_question', 'staff');
grant select, insert (folder_id, key, question_id), delete on core.library_folder_question to evenhand_staff;
