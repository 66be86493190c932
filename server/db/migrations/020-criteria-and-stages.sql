-- The plan of a role: what is looked for and in which steps. What questions were tagged with becomes the criteria of
-- their role, its written answers and each round of interviews become a stage.
-- Tolerated from: 020

create table core.criterion (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 1000),
  kind text not null default 'essential' check (kind in ('essential', 'desirable')),
  primary key (org_id, id),
  unique (org_id, job_id, position) deferrable initially deferred,
  foreign key (org_id, job_id) references core.job (org_id, id)
);
create unique index on core.criterion (org_id, job_id, lower(name));
call migration.wall('core.criterion', 'staff', 'system');
grant select, insert (job_id, position, name, description, kind), delete on core.criterion to evenhand_staff;
grant select on core.criterion to evenhand_system;

create table core.stage (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  job_id bigint not null,
  position smallint not null,
  kind text not null check (kind in ('form', 'sift', 'cv', 'test', 'task', 'interview')),
  name text not null check (length(name) between 1 and 60),
  weight numeric(4, 2) not null default 1 check (weight between 0 and 10),
  primary key (org_id, id),
  unique (org_id, job_id, position) deferrable initially deferred,
  -- What belongs to a stage says of which role both are.
  unique (org_id, job_id, id),
  foreign key (org_id, job_id) references core.job (org_id, id)
);
call migration.wall('core.stage', 'staff', 'system');
grant select, insert (job_id, position, kind, name, weight) on core.stage to evenhand_staff;
grant select on core.stage to evenhand_system;

create table core.question_criterion (
  org_id bigint not null default core.current_org(),
  question_id bigint not null,
  criterion_id bigint not null,
  -- A question's criteria in the order in which its author wrote them.
  position smallint not null,
  primary key (org_id, question_id, criterion_id),
  foreign key (org_id, question_id) references core.question (org_id, id) on delete cascade,
  foreign key (org_id, criterion_id) references core.criterion (org_id, id) on delete cascade
);
create index on core.question_criterion (org_id, criterion_id);
call migration.wall('core.question_criterion', 'staff', 'system');
grant select, insert (question_id, criterion_id, position), delete on core.question_criterion to evenhand_staff;
grant select on core.question_criterion to evenhand_system;

-- A passer-by sees the plan of what is published, which their own wall of the role tells; a candidate that of the role
-- they apply for. Nobody sees what only helps whoever scores.
create policy published on core.criterion for select to evenhand_public
  using (org_id = (select core.current_org()) and exists (select from core.job j where j.id = job_id));
create policy published on core.stage for select to evenhand_public
  using (org_id = (select core.current_org()) and exists (select from core.job j where j.id = job_id));
create policy published on core.question_criterion for select to evenhand_public
  using (org_id = (select core.current_org()) and exists (select from core.criterion c where c.id = criterion_id));
create policy own_candidate on core.criterion for select to evenhand_candidate
  using (org_id = (select core.current_org()) and job_id in (select job_id from core.application));
create policy own_candidate on core.stage for select to evenhand_candidate
  using (org_id = (select core.current_org()) and job_id in (select job_id from core.application));
grant select (org_id, id, job_id, position, name, kind) on core.criterion to evenhand_public, evenhand_candidate;
grant select (org_id, id, job_id, position, kind, name, weight) on core.stage to evenhand_public, evenhand_candidate;
grant select on core.question_criterion to evenhand_public;

insert into core.stage (org_id, job_id, position, kind, name)
  select org_id, id, 1, 'sift', 'Written answers' from core.job order by org_id, id;
insert into core.stage (org_id, job_id, position, kind, name)
  select org_id, job_id, 1 + row_number() over (partition by org_id, job_id order by id), 'interview', name
  from core.interview_round order by org_id, id;

-- Twice in another case, a skill was always the same one.
insert into core.criterion (org_id, job_id, position, name)
  select org_id, job_id, row_number() over (partition by org_id, job_id order by question, place), name
  from (
    select distinct on (q.org_id, q.job_id, lower(s.name)) q.org_id, q.job_id, q.position as question, s.place, s.name
    from core.question q cross join unnest(q.skills) with ordinality s (name, place)
    where s.name <> ''
    order by q.org_id, q.job_id, lower(s.name), q.position, s.place) skill
  order by org_id, job_id, question, place;
insert into core.question_criterion (org_id, question_id, criterion_id, position)
  select q.org_id, q.id, c.id, row_number() over (partition by q.org_id, q.id order by min(s.place))
  from core.question q cross join unnest(q.skills) with ordinality s (name, place)
    join core.criterion c on c.org_id = q.org_id and c.job_id = q.job_id and lower(c.name) = lower(s.name)
  group by q.org_id, q.id, c.id;

alter table core.question add column stage_id bigint;
update core.question q set stage_id = s.id from core.stage s
  where s.org_id = q.org_id and s.job_id = q.job_id and s.kind = 'sift';
alter table core.interview_round add column stage_id bigint;
update core.interview_round r set stage_id = s.id
  from (select org_id, id, 1 + row_number() over (partition by org_id, job_id order by id) as position
    from core.interview_round) placed, core.stage s
  where placed.org_id = r.org_id and placed.id = r.id
    and s.org_id = r.org_id and s.job_id = r.job_id and s.position = placed.position;
-- A table that has something left to check cannot be altered.
set constraints all immediate;

alter table core.question
  drop column skills,
  alter column stage_id set not null,
  drop constraint question_org_id_job_id_position_key,
  add unique (org_id, stage_id, position) deferrable initially deferred,
  add foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id);
create index on core.question (org_id, job_id, position);

-- Made anew from its file, with the name of the stage.
drop view if exists core.standing_interview;
alter table core.interview_round
  drop column name,
  alter column stage_id set not null,
  add unique (org_id, stage_id),
  add foreign key (org_id, job_id, stage_id) references core.stage (org_id, job_id, id);
grant insert (stage_id) on core.interview_round to evenhand_staff;
