-- What a panel makes of an interview: each on a card of their own, which nobody else reads before all cards are in.
-- Whose card is in is no secret, what stands on it is: so the two are two tables.
-- Tolerated from: 032

call migration.declare('core.may_read_marks(of_interview bigint, by_member bigint)', 'boolean');
call migration.declare('core.may_write_card(of_interview bigint, by_member bigint)', 'boolean');

create table core.scorecard (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  member_id bigint not null,
  -- Handed in: from then on nothing of it changes.
  submitted_at timestamptz,
  -- It was not in when the others were released, and counts for nothing.
  void_at timestamptz,
  -- That it is missing was told once.
  reminded_at timestamptz,
  primary key (org_id, interview_id, member_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id),
  check (submitted_at is null or void_at is null)
);
create index on core.scorecard (org_id, member_id);
call migration.wall('core.scorecard', 'staff');
grant select (org_id, interview_id, member_id, submitted_at, void_at) on core.scorecard to evenhand_staff;

-- The cards of an interview are open to its panel and to whoever runs the role: since the last one came in, or since an
-- admin without a seat has released them and said why.
create table core.scorecards_opened (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  opened_at timestamptz not null,
  released_by bigint,
  reason text check (length(reason) between 10 and 500),
  primary key (org_id, interview_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, released_by) references core.member (org_id, id),
  check ((released_by is null) = (reason is null))
);
create index on core.scorecards_opened (org_id, released_by);
call migration.wall('core.scorecards_opened', 'staff', 'system');
grant select on core.scorecards_opened to evenhand_staff;
grant select (org_id, interview_id, opened_at) on core.scorecards_opened to evenhand_system;

create table core.scorecard_mark (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  member_id bigint not null default core.current_actor(),
  question_id bigint not null,
  stars smallint check (stars between 1 and 5),
  -- It was not asked: no mark is missing.
  not_asked boolean not null default false,
  note text not null default '' check (length(note) <= 4000),
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (org_id, interview_id, member_id, question_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id),
  foreign key (org_id, question_id) references core.question (org_id, id),
  check (stars is null or not not_asked)
);
create index on core.scorecard_mark (org_id, question_id);
create index on core.scorecard_mark (org_id, member_id);
call migration.wall('core.scorecard_mark', variadic '{}'::text[]);

create table core.scorecard_notes (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  member_id bigint not null default core.current_actor(),
  text text not null default '' check (length(text) <= 10000),
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (org_id, interview_id, member_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.scorecard_notes (org_id, member_id);
call migration.wall('core.scorecard_notes', variadic '{}'::text[]);

-- Whoever has a seat, admin or not, reads their own card alone until all are open; nobody writes another's, nor one
-- that is in.
create policy independent on core.scorecard_mark for select to evenhand_staff
  using (org_id = (select core.current_org()) and core.may_read_marks(interview_id, member_id));
create policy own_open_card on core.scorecard_mark for insert to evenhand_staff
  with check (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id));
create policy own_open_card_again on core.scorecard_mark for update to evenhand_staff
  using (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id))
  with check (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id));
create policy independent on core.scorecard_notes for select to evenhand_staff
  using (org_id = (select core.current_org()) and core.may_read_marks(interview_id, member_id));
create policy own_open_card on core.scorecard_notes for insert to evenhand_staff
  with check (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id));
create policy own_open_card_again on core.scorecard_notes for update to evenhand_staff
  using (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id))
  with check (org_id = (select core.current_org()) and core.may_write_card(interview_id, member_id));
grant select, insert (interview_id, question_id, stars, not_asked, note, saved_at),
  update (stars, not_asked, note, version, saved_at) on core.scorecard_mark to evenhand_staff;
grant select, insert (interview_id, text, saved_at), update (text, version, saved_at) on core.scorecard_notes
  to evenhand_staff;

-- What a panel agrees upon after it has talked: beside the marks, never instead of them. The newest of a question
-- counts.
create table core.agreed_mark (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  question_id bigint not null,
  -- Counted from 1 for each question.
  n smallint not null check (n >= 1),
  stars smallint not null check (stars between 1 and 5),
  reason text not null check (length(reason) between 1 and 500),
  signed_by bigint not null,
  signed_at timestamptz not null,
  primary key (org_id, interview_id, question_id, n),
  foreign key (org_id, interview_id) references core.scorecards_opened (org_id, interview_id),
  foreign key (org_id, question_id) references core.question (org_id, id),
  foreign key (org_id, signed_by) references core.member (org_id, id)
);
create index on core.agreed_mark (org_id, question_id);
create index on core.agreed_mark (org_id, signed_by);
call migration.wall('core.agreed_mark', 'staff');
create policy signs_oneself on core.agreed_mark as restrictive for insert to evenhand_staff
  with check (org_id = (select core.current_org()) and signed_by = (select core.current_actor()));
grant select, insert (interview_id, question_id, n, stars, reason, signed_by, signed_at) on core.agreed_mark
  to evenhand_staff;
