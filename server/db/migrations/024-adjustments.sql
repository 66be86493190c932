-- What candidates ask to be adjusted for them and what was agreed, and applications that an admin typed in for
-- somebody: apart from everything that is read of an application, and hidden from whoever reviews.
-- Tolerated from: 021

-- Named by a policy; its text comes after the last migration.
create function pii.may_read_adjustments(of_job bigint) returns boolean language plpgsql as
  $$ begin raise exception 'pii.may_read_adjustments is declared and has no text yet'; end $$;

create table pii.adjustment (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  job_id bigint not null,
  -- 1: no more time.
  time_factor_asked numeric(3, 2) not null default 1 check (time_factor_asked in (1, 1.25, 1.5, 2)),
  wishes text[] not null default '{}' check (wishes <@ '{other-format,speaking,companion}'),
  words text not null default '' check (length(words) <= 2000),
  asked_at timestamptz not null,
  taken_back_at timestamptz,
  answered_at timestamptz,
  answered_by bigint,
  outcome text check (outcome in ('agreed', 'partly', 'declined')),
  time_factor numeric(3, 2) not null default 1 check (time_factor in (1, 1.25, 1.5, 2)),
  -- Until when they may send in, also after the role has closed.
  may_send_until timestamptz,
  answer text not null default '' check (length(answer) <= 2000),
  version integer not null default 1,
  primary key (org_id, id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, answered_by) references core.member (org_id, id),
  check ((answered_at is null) = (answered_by is null) and (answered_at is null) = (outcome is null)
    and (answered_at is null) = (answer = '')),
  check (taken_back_at is null or answered_at is null and words = '' and wishes = '{}' and time_factor_asked = 1),
  check (outcome in ('agreed', 'partly') or time_factor = 1 and may_send_until is null)
);
create index on pii.adjustment (org_id, application_id);
create index on pii.adjustment (org_id, answered_by);
-- What waits for an answer is one thing, and there are few.
create unique index on pii.adjustment (org_id, job_id, application_id)
  where answered_at is null and taken_back_at is null;
call migration.wall('pii.adjustment', 'system');
create policy run_by_staff on pii.adjustment to evenhand_staff
  using (org_id = (select core.current_org()) and pii.may_read_adjustments(job_id));
create policy own_candidate on pii.adjustment for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
create policy own_candidate_asks on pii.adjustment for insert to evenhand_candidate
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and job_id in (select job_id from core.application));
-- What was answered stays as it was asked.
create policy own_candidate_changes on pii.adjustment for update to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and answered_at is null and taken_back_at is null)
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, update (answered_at, answered_by, outcome, time_factor, may_send_until, answer, version)
  on pii.adjustment to evenhand_staff;
grant select (org_id, id, application_id, time_factor_asked, wishes, words, asked_at, taken_back_at, answered_at,
    outcome, time_factor, may_send_until, answer, version),
  insert (application_id, job_id, time_factor_asked, wishes, words, asked_at),
  update (time_factor_asked, wishes, words, taken_back_at, version) on pii.adjustment to evenhand_candidate;
-- An e-mail says that somebody asks, and never what; and until when it is open to them.
grant select (org_id, application_id, job_id, asked_at, taken_back_at, answered_at, may_send_until) on pii.adjustment
  to evenhand_system;

-- Applications that an admin typed in on behalf of somebody.
create table pii.entered_application (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  job_id bigint not null,
  member_id bigint not null,
  entered_at timestamptz not null,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on pii.entered_application (org_id, job_id);
create index on pii.entered_application (org_id, member_id);
call migration.wall('pii.entered_application', variadic '{}'::text[]);
create policy run_by_staff on pii.entered_application for select to evenhand_staff
  using (org_id = (select core.current_org()) and pii.may_read_adjustments(job_id));
create policy own_candidate on pii.entered_application for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select on pii.entered_application to evenhand_staff;
grant select (org_id, application_id, entered_at) on pii.entered_application to evenhand_candidate;

-- That somebody has asked is told by no list of what happened and by no e-mail's row: what is to be known stands in the
-- tables above.
create policy adjustments_apart on core.event as restrictive for select to evenhand_staff
  using (org_id = (select core.current_org()) and (kind not in ('adjustment-requested', 'adjustment-answered')
    or actor_kind = 'member' and actor_id = (select core.current_actor())));
create policy adjustments_apart on pii.email_message as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and kind not in ('adjustment-requested', 'adjustment-answered'));

-- Whoever has read what somebody asked for, or typed their application in, never reviews their answers.
alter table core.identity_seen drop constraint identity_seen_how_check,
  add check (how in ('opened', 'searched', 'shown', 'interviewed', 'mailed', 'adjusted', 'entered'));
