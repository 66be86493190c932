-- What candidates get back: a feedback report for everybody who is rejected, frozen as it is released, and the day on
-- which what was written of them was read or erased.
-- Tolerated from: 042

-- The day of the first star: the day and not the time, and no door reads it.
alter table core.review add column scored_on date;

-- When the person went; null for those who did before this was kept.
alter table core.application add column if not exists erased_at timestamptz;
grant select (erased_at) on core.application to evenhand_candidate;

-- From which day on a rejected candidate gets their feedback; null where the rule of the job says it.
alter table core.decision add column feedback_on date,
  add constraint feedback_of_rejections check (feedback_on is null or to_state = 'rejected');
grant select (from_state, at, undoes, feedback_on) on core.decision to evenhand_system;

-- How the feedback of a job is given; a job without one gives it with the rejection, guides and all.
create table core.feedback_rule (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  -- Nothing is released before this day begins.
  held_until date,
  -- Whether the report shows what an answer with five stars would have had.
  shows_guide boolean not null default true,
  version integer not null default 1,
  primary key (org_id, job_id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.feedback_rule', 'staff', 'system');
grant select, insert (job_id, held_until, shows_guide), update (held_until, shows_guide, version)
  on core.feedback_rule to evenhand_staff;
grant select on core.feedback_rule to evenhand_system;

-- Each time that feedback became due by a rejection; a rejection that was taken back keeps its row.
create table core.feedback_release (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  application_id bigint not null,
  decision_id bigint not null,
  held_until date,
  -- When the server looks whether it can be released.
  due_at timestamptz not null,
  released_at timestamptz,
  taken_back_at timestamptz,
  primary key (org_id, id),
  unique (org_id, decision_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, decision_id) references core.decision (org_id, id)
);
create index on core.feedback_release (org_id, application_id);
create index on core.feedback_release (org_id, due_at) where released_at is null and taken_back_at is null;
call migration.wall('core.feedback_release', 'staff', 'system');
create policy own_candidate on core.feedback_release for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and (select core.is_own_decision_known()));
grant select on core.feedback_release to evenhand_staff;
grant select, insert (application_id, decision_id, held_until, due_at),
  update (due_at, released_at, taken_back_at) on core.feedback_release to evenhand_system;
grant select on core.feedback_release to evenhand_candidate;

-- One for each application, in the canonical form of RFC 8785: no door may change what was frozen. Bands and quarters
-- stand in it, and no number that others could be reckoned from.
create table core.feedback_report (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  body text not null,
  sha256 bytea not null check (sha256 = sha256(convert_to(body, 'UTF8'))),
  frozen_at timestamptz not null,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
call migration.wall('core.feedback_report', 'staff', 'system');
create policy own_candidate on core.feedback_report for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and exists (select from core.feedback_release r where r.application_id = feedback_report.application_id
      and r.released_at is not null and r.taken_back_at is null));
grant select on core.feedback_report to evenhand_staff;
grant select (org_id, application_id) on core.feedback_report to evenhand_system;
grant select (org_id, application_id, body, frozen_at) on core.feedback_report to evenhand_candidate;

-- What somebody adds in their own words. It reaches the candidate once another person has read it, and stays as it is
-- from then on.
create table core.feedback_comment (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  text text not null check (length(text) between 1 and 2000),
  written_by bigint not null,
  written_at timestamptz not null,
  approved_by bigint,
  approved_at timestamptz,
  version integer not null default 1,
  primary key (org_id, application_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, written_by) references core.member (org_id, id),
  foreign key (org_id, approved_by) references core.member (org_id, id),
  check ((approved_by is null) = (approved_at is null)),
  check (approved_by <> written_by)
);
create index on core.feedback_comment (org_id, written_by);
create index on core.feedback_comment (org_id, approved_by);
call migration.wall('core.feedback_comment', 'staff');
create policy unapproved on core.feedback_comment as restrictive for update to evenhand_staff
  using (org_id = (select core.current_org()) and approved_at is null)
  with check (org_id = (select core.current_org()) and (approved_by = (select core.current_actor())
    or approved_by is null and written_by = (select core.current_actor())));
create policy unapproved_goes on core.feedback_comment as restrictive for delete to evenhand_staff
  using (org_id = (select core.current_org()) and approved_at is null);
create policy own_candidate on core.feedback_comment for select to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor())
    and approved_at is not null);
grant select, insert (application_id, text, written_by, written_at),
  update (text, written_by, written_at, approved_by, approved_at, version), delete
  on core.feedback_comment to evenhand_staff;
grant select (org_id, application_id, text, approved_at) on core.feedback_comment to evenhand_candidate;

-- On which days a candidate opened their report. Staff learn how many did, of how many.
create table core.feedback_opening (
  org_id bigint not null default core.current_org(),
  application_id bigint not null default core.current_actor(),
  opened_on date not null,
  primary key (org_id, application_id, opened_on),
  foreign key (org_id, application_id) references core.application (org_id, id)
);
call migration.wall('core.feedback_opening', variadic '{}'::text[]);
create policy own_candidate on core.feedback_opening to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, insert (opened_on) on core.feedback_opening to evenhand_candidate;

-- Whoever was rejected before gets a report as well.
insert into core.feedback_release (org_id, application_id, decision_id, due_at)
  select d.org_id, d.application_id, max(d.id), max(d.at)
  from core.decision d join core.application a on a.org_id = d.org_id and a.id = d.application_id
  where a.state = 'rejected' and d.to_state = 'rejected' and d.undoes is null
    and not exists (select from core.decision back where back.org_id = d.org_id and back.undoes = d.id)
  group by d.org_id, d.application_id;
