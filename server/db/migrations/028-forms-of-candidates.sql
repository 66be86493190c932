-- A form is one page, saved as one; and a candidate is asked what stood in the plan under which they began.
-- Tolerated from: 028

-- That somebody has saved the page of a form, and how often: by which an older tab is told.
create table core.answered_form (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  stage_id bigint not null,
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  primary key (org_id, application_id, stage_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, stage_id) references core.stage (org_id, id)
);
call migration.wall('core.answered_form', variadic '{}');
create policy own_candidate on core.answered_form to evenhand_candidate
  using (org_id = (select core.current_org()) and application_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and application_id = (select core.current_actor()));
grant select, insert (application_id, stage_id), update (version, saved_at) on core.answered_form to evenhand_candidate;

-- The keys of all that a version asks, of which a candidate may see these alone; none where it was frozen before items
-- had keys.
alter table core.plan_version add column item_keys jsonb not null
  generated always as (jsonb_path_query_array(plan::jsonb, '$.stages[*].items[*].key')) stored;
grant select (item_keys) on core.plan_version to evenhand_candidate;

-- What is said on a form may tell who says it: whatever a verb does, no reviewer is given it.
-- Its text is in functions/, and comes after the last migration.
create function core.refuse_reviews_of_forms() returns trigger language plpgsql as $$
begin raise exception 'core.refuse_reviews_of_forms() is declared and has no text yet'; end $$;
create trigger no_reviews_of_forms after insert on core.review referencing new table as added
  for each statement execute function core.refuse_reviews_of_forms();
