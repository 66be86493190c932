-- Global Reporting: what is known of each application without its person, and the sums that reports are read from. Writers
-- only ever append to a list of what is to be looked at again; the house folds it (docs/decisions/039).

alter table core.application
  -- Whether the equal-opportunities form was asked when the attempt began; where it was not, beginning is the first step.
  add column form_asked boolean not null default true,
  -- Was sent to review, and not taken back. Reviews that were given up leave no other trace.
  add column dealt boolean not null default false,
  -- Where an erased person came from: without the person it is only a number of the organisation's.
  add column erased_source text;

update core.application a set dealt = true
where a.state = 'in_review' or a.reviews_expected > 0
  or exists (select from core.review r where r.org_id = a.org_id and r.application_id = a.id)
  or exists (select from core.decision d where d.org_id = a.org_id and d.application_id = a.id and d.from_state = 'in_review');

-- The set that counts, as `setInUse` has it, and whether candidates are told of it.
create function core.asks_form(of_job bigint) returns boolean language sql stable security definer
  set search_path = pg_catalog begin atomic
  select j.asks_eo and exists (select from core.eo_notice n where n.org_id = j.org_id and n.ended_at is null
    and n.eo_set = coalesce(o.eo_set, case when place.region in
      ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US') then place.region else 'other' end))
  from core.job j join core.organisation o on o.org_id = j.org_id
    cross join lateral (select regexp_replace(o.locale, '^.*-', '') as region) place
  where j.org_id = core.current_org() and j.id = of_job;
end;

update core.application a set form_asked = false from core.job j
where j.org_id = a.org_id and j.id = a.job_id and a.form_answered_at is null and a.submitted_at is null
  and (not j.asks_eo or not exists (select from core.eo_notice n where n.org_id = a.org_id and n.ended_at is null));

create function core.note_stage() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  new.dealt := new.state <> 'submitted' and (new.dealt or new.state = 'in_review' or new.reviews_expected > 0);
  if new.state = 'started' then new.form_asked := coalesce(core.asks_form(new.job_id), new.form_asked); end if;
  -- Has not begun yet.
  if new.state in ('invited', 'quick_applied') then new.form_asked := true; end if;
  return new;
end $$;
create trigger note_stage_at_once before insert on core.application for each row
  when (new.state in ('in_review', 'started') or new.reviews_expected > 0) execute function core.note_stage();
create trigger note_stage before update of state, reviews_expected on core.application for each row
  when (not new.dealt and new.state <> 'submitted' and (new.state = 'in_review' or new.reviews_expected > 0)
    or new.state = 'submitted' and new.dealt or new.state = 'started' and old.state <> 'started'
    or new.state in ('invited', 'quick_applied') and not new.form_asked)
  execute function core.note_stage();

-- Whoever counts answers learns whether somebody wrote, and not what.
alter table core.experience_answer add column has_text boolean not null generated always as (text ~ '\S') stored;

-- What waits to be looked at again ----------------------------------------------------------------------------

create table core.fact_todo (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  application_id bigint not null,
  primary key (org_id, id)
);
create table core.experience_todo (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  kind text not null,
  created_at timestamptz not null,
  primary key (org_id, id)
);
call migration.wall('core.fact_todo', 'aggregate');
call migration.wall('core.experience_todo', 'aggregate');
grant select, delete on core.fact_todo, core.experience_todo to evenhand_aggregate;

insert into core.fact_todo (org_id, application_id) select org_id, id from core.application;
insert into core.experience_todo (org_id, kind, created_at) select distinct org_id, kind, created_at from core.experience_answer;

create function core.note_fact() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.fact_todo (org_id, application_id) values (new.org_id, new.id);
  return null;
end $$;
create function core.note_fact_beside() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.fact_todo (org_id, application_id) values (new.org_id, new.application_id);
  return null;
end $$;
create function core.note_facts_of_batch() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into core.fact_todo (org_id, application_id)
  select distinct org_id, application_id from core.review where org_id = new.org_id and batch_id = new.id;
  return null;
end $$;
create function core.note_experience() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  if tg_op = 'DELETE' then
    insert into core.experience_todo (org_id, kind, created_at) values (old.org_id, old.kind, old.created_at);
  else
    insert into core.experience_todo (org_id, kind, created_at) values (new.org_id, new.kind, new.created_at);
  end if;
  return null;
end $$;

create trigger note_begun after insert on core.application for each row execute function core.note_fact();
create trigger note_changed after update on core.application for each row
  when (old.state <> new.state or old.dealt <> new.dealt or old.reviews_expected <> new.reviews_expected
    or old.started_at <> new.started_at or old.form_asked <> new.form_asked
    or (old.form_answered_at, old.submitted_at, old.interviewed_at, old.hired_at, old.rejected_at, old.interest_at)
      is distinct from (new.form_answered_at, new.submitted_at, new.interviewed_at, new.hired_at, new.rejected_at, new.interest_at)
    or old.reviews_scored <> new.reviews_scored and new.reviews_scored = new.reviews_expected)
  execute function core.note_fact();
create trigger note_source after insert on pii.application_identity for each row
  when (new.source <> 'Direct') execute function core.note_fact_beside();
create trigger note_other_source after update on pii.application_identity for each row
  when (old.source <> new.source) execute function core.note_fact_beside();
-- A first star counts once all are there, which the application tells; this is for those that change their mind.
create trigger note_other_stars after update on core.review for each row
  when (old.stars is not null and old.stars is distinct from new.stars) execute function core.note_fact_beside();
-- Stars count once they are released.
create trigger note_release after update on core.review_batch for each row
  when ((old.released_at is null) <> (new.released_at is null)) execute function core.note_facts_of_batch();
create trigger note_answer after insert or delete on core.experience_answer for each row execute function core.note_experience();
create trigger note_other_answer after update on core.experience_answer for each row
  when ((old.rating, old.fairness, old.satisfaction, old.has_text)
    is distinct from (new.rating, new.fairness, new.satisfaction, new.has_text))
  execute function core.note_experience();

-- As before (022), and whoever answered is looked at again: the actor is the application.
create or replace function eo.save_answers(whose bytea, of_job bigint, which_form text, given jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare who uuid;
begin
  -- Shared, so that whoever ends the notice waits for the answer, or the answer for them.
  perform 1 from core.eo_notice n
    where n.org_id = core.current_org() and n.eo_set = split_part(which_form, '-', 1) and n.ended_at is null for share;
  if not found then raise exception 'no notice was confirmed for these questions' using errcode = '42501'; end if;
  perform 1 from core.job j where j.org_id = core.current_org() and j.id = of_job and j.asks_eo;
  if not found then raise exception 'this role does not ask these questions' using errcode = '42501'; end if;
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  insert into eo.response (org_id, job_id, form, answers) values (core.current_org(), of_job, which_form, given)
    returning subject into who;
  insert into eo.link (org_id, link, subject) values (core.current_org(), whose, who);
  insert into core.fact_todo (org_id, application_id) values (core.current_org(), core.current_actor());
end $$;
create or replace function eo.erase_answers(whose bytea) returns void language sql volatile security definer
  set search_path = pg_catalog begin atomic
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  insert into core.fact_todo (org_id, application_id) values (core.current_org(), core.current_actor());
end;

-- What is folded ------------------------------------------------------------------------------------------------

-- The zone that all days of an organisation below are days of; another one means folding everything anew.
create table core.fold_state (
  org_id bigint not null default core.current_org() references core.organisation primary key,
  zone text not null
);

-- Raw names of where people came from, as they stand on applications; merging is done when they are read.
create table core.source (
  org_id bigint not null default core.current_org() references core.organisation,
  id integer not null,
  name text not null,
  primary key (org_id, id),
  unique (org_id, name)
);

-- One row an application, under a keyed hash of its id: no id of an application stands in this schema.
create table eo.app_fact (
  org_id bigint not null default core.current_org() references core.organisation,
  link bytea not null check (octet_length(link) = 32),
  job_id bigint not null,
  started_day date not null,
  submitted_day date,
  hired_day date,
  rejected_day date,
  interest_day date,
  source_id integer not null,
  -- 1 started, 2 submit, 4 review, 8 cvreview, 16 interview, 32 hired, 64 rejected, 128 quick apply; a later step has the earlier.
  reached smallint not null,
  hire_seconds bigint,
  -- Mean stars of its blind review in thousandths, once all of them are there; null before.
  score integer,
  -- A byte for each category in the order of contract/demographics.ts; 0: unknown.
  demo bytea not null check (octet_length(demo) = 11),
  primary key (org_id, link)
) with (fillfactor = 80);
create index on eo.app_fact (org_id, job_id, started_day);
create index on eo.app_fact (org_id, hired_day) include (job_id, hire_seconds) where hired_day is not null;

-- Whoever began in a month, by role, packed for whoever counts them live: packed once, they are read many times faster than the
-- facts they are made of. Null where a fact has changed since.
create table eo.packed_month (
  org_id bigint not null default core.current_org() references core.organisation,
  job_id bigint not null,
  -- Its first day.
  month date not null,
  people bytea,
  primary key (org_id, job_id, month)
);
-- As it is: to compress it would take longer than to read it.
alter table eo.packed_month alter column people set storage external;

-- What happened on a day, by role: never by team or grade, which a role may change. Here and below a job_id of 0 stands for all
-- roles together.
create table core.rollup_day (
  org_id bigint not null default core.current_org() references core.organisation,
  day date not null,
  job_id bigint not null,
  submitted integer not null default 0,
  quick integer not null default 0,
  hired integer not null default 0,
  hire_seconds bigint not null default 0,
  rejected integer not null default 0,
  primary key (org_id, day, job_id)
) with (fillfactor = 80);
create table core.rollup_month (
  org_id bigint not null default core.current_org() references core.organisation,
  -- Its first day.
  month date not null,
  job_id bigint not null,
  submitted integer not null default 0,
  quick integer not null default 0,
  hired integer not null default 0,
  hire_seconds bigint not null default 0,
  rejected integer not null default 0,
  primary key (org_id, month, job_id)
) with (fillfactor = 80);

-- How far those got who began on a day, of the whole organisation; by month also by role.
create table core.cohort_day (
  org_id bigint not null default core.current_org() references core.organisation,
  day date not null,
  source_id integer not null,
  quick boolean not null,
  started integer not null default 0,
  submit integer not null default 0,
  review integer not null default 0,
  cvreview integer not null default 0,
  interview integer not null default 0,
  hired integer not null default 0,
  -- Candidates whose blind review is complete, and the sum of their mean stars in thousandths.
  scored integer not null default 0,
  score bigint not null default 0,
  primary key (org_id, day, source_id, quick)
) with (fillfactor = 80);
create table core.cohort_month (
  org_id bigint not null default core.current_org() references core.organisation,
  month date not null,
  job_id bigint not null,
  source_id integer not null,
  quick boolean not null,
  started integer not null default 0,
  submit integer not null default 0,
  review integer not null default 0,
  cvreview integer not null default 0,
  interview integer not null default 0,
  hired integer not null default 0,
  scored integer not null default 0,
  score bigint not null default 0,
  primary key (org_id, month, job_id, source_id, quick)
) with (fillfactor = 80);

-- How often each of the ten answers was given, from 1 to 10.
create table core.experience_day (
  org_id bigint not null default core.current_org() references core.organisation,
  kind text not null,
  day date not null,
  rating integer[] not null check (cardinality(rating) = 10),
  fairness integer[] not null check (cardinality(fairness) = 10),
  satisfaction integer[] not null check (cardinality(satisfaction) = 10),
  -- How many also wrote.
  texts integer not null,
  primary key (org_id, kind, day)
);
create index on core.application (org_id, job_id, hired_at) where hired_at is not null;
create index on core.experience_answer (org_id, kind, created_at) include (job_id, rating, fairness, satisfaction);

call migration.wall('core.fold_state', 'aggregate');
call migration.wall('core.source', 'aggregate');
call migration.wall('eo.app_fact', 'aggregate');
call migration.wall('eo.packed_month', 'aggregate');
call migration.wall('core.rollup_day', 'aggregate');
call migration.wall('core.rollup_month', 'aggregate');
call migration.wall('core.cohort_day', 'aggregate');
call migration.wall('core.cohort_month', 'aggregate');
call migration.wall('core.experience_day', 'aggregate');
grant select, insert, update, delete on core.fold_state, core.source, eo.app_fact, core.rollup_day, core.rollup_month,
  core.cohort_day, core.cohort_month, core.experience_day to evenhand_aggregate;
grant select, update (people) on eo.packed_month to evenhand_aggregate;

-- Each person in 17 bytes: the number of their source in four, the day of the month and what they reached in one each, their
-- answers (disclosure/rules/count-answers.ts reads them).
create function eo.pack_month(of_job bigint, of_month date) returns bytea language sql stable set search_path = pg_catalog begin atomic
  select coalesce(string_agg(int4send(f.source_id)
    || int2send((extract(day from f.started_day)::int * 256 + f.reached)::smallint) || f.demo, ''), '')
  from eo.app_fact f
  where f.job_id = of_job and f.started_day >= of_month and f.started_day < (of_month + interval '1 month')::date
    and f.reached & 1 <> 0;
end;

create function eo.unpack() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  insert into eo.packed_month (org_id, job_id, month)
    select distinct c.org_id, c.job_id, date_trunc('month', c.started_day::timestamp)::date from changed c
    on conflict do nothing;
  update eo.packed_month p set people = null
    from (select distinct org_id, job_id, date_trunc('month', started_day::timestamp)::date as month from changed) c
    where p.org_id = c.org_id and p.job_id = c.job_id and p.month = c.month and p.people is not null;
  return null;
end $$;
create trigger unpack_new after insert on eo.app_fact referencing new table as changed
  for each statement execute function eo.unpack();
create trigger unpack_changed after update on eo.app_fact referencing new table as changed
  for each statement execute function eo.unpack();
create trigger unpack_former after update on eo.app_fact referencing old table as changed
  for each statement execute function eo.unpack();
create trigger unpack_gone after delete on eo.app_fact referencing old table as changed
  for each statement execute function eo.unpack();

-- What the folding reads besides applications and roles.
create policy tenant_aggregate on core.organisation to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, tz, locale, eo_set) on core.organisation to evenhand_aggregate;
create policy tenant_aggregate on core.source_alias to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select on core.source_alias to evenhand_aggregate;
create policy tenant_aggregate on core.experience_answer to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, job_id, kind, rating, fairness, satisfaction, has_text, created_at) on core.experience_answer to evenhand_aggregate;
create policy tenant_aggregate on core.review to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, application_id, batch_id, stars) on core.review to evenhand_aggregate;
create policy tenant_aggregate on core.review_batch to evenhand_aggregate
  using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()));
grant select (org_id, id, released_at) on core.review_batch to evenhand_aggregate;

-- Of the person behind an application the folding learns where they came from, and nothing else.
create function core.sources_of(applications bigint[]) returns table (application_id bigint, source text)
  language sql stable security definer set search_path = pg_catalog rows 10000 begin atomic
  select a.id, coalesce(i.source, a.erased_source, 'Direct')
  from unnest(applications) as u (id)
    join core.application a on a.org_id = core.current_org() and a.id = u.id
    left join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id;
end;

create function core.organisations_to_fold() returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select o.org_id from core.organisation o left join core.fold_state f on f.org_id = o.org_id
  where exists (select from core.fact_todo t where t.org_id = o.org_id)
    or exists (select from core.experience_todo t where t.org_id = o.org_id)
    or f.zone <> coalesce(nullif(o.tz, ''), 'Europe/London');
end;

-- A person goes; what they have reached stays as a number. The caller has checked the right to.
create function pii.erase_application(of_application bigint, whose bytea) returns void language plpgsql volatile security definer
  set search_path = pg_catalog as $$
declare person bigint;
begin
  update core.application a set state = 'erased', version = a.version + 1,
      erased_source = (select i.source from pii.application_identity i
        where i.org_id = a.org_id and i.application_id = a.id)
    where a.org_id = core.current_org() and a.id = of_application and a.state <> 'erased';
  if not found then return; end if;
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  delete from core.answer where org_id = core.current_org() and application_id = of_application;
  update blind.review_item i set text = '' from core.review r
    where r.org_id = core.current_org() and r.application_id = of_application and i.org_id = r.org_id and i.id = r.item_id;
  delete from pii.email_message where org_id = core.current_org() and application_id = of_application;
  update core.identity_opening set reason = 'Erased with the person.'
    where org_id = core.current_org() and application_id = of_application;
  update auth.token set revoked_at = now()
    where org_id = core.current_org() and kind = 'application' and reference = of_application and revoked_at is null;
  delete from pii.application_identity where org_id = core.current_org() and application_id = of_application
    returning candidate_id into person;
  if person is null then return; end if;
  delete from pii.candidate_job j where j.org_id = core.current_org() and j.candidate_id = person
    and not exists (select from pii.application_identity i
      where i.org_id = j.org_id and i.candidate_id = j.candidate_id and i.job_id = j.job_id);
  delete from pii.invitee where org_id = core.current_org()
    and (application_id = of_application or candidate_id = person);
  delete from pii.candidate c where c.org_id = core.current_org() and c.id = person
    and not exists (select from pii.candidate_job j where j.org_id = c.org_id and j.candidate_id = c.id);
end $$;

revoke all on function core.asks_form(bigint), core.note_stage(), core.note_fact(), core.note_fact_beside(), core.note_facts_of_batch(),
  core.note_experience(), core.sources_of(bigint[]), core.organisations_to_fold(), eo.pack_month(bigint, date), eo.unpack(), pii.erase_application(bigint, bytea) from public;
grant execute on function core.sources_of(bigint[]), core.organisations_to_fold(), eo.pack_month(bigint, date) to evenhand_aggregate;
grant execute on function pii.erase_application(bigint, bytea) to evenhand_staff;
