-- Which equal-opportunities questions an organisation asks, what it has told candidates about them, and which roles ask.

-- Null: the set of the place where the organisation hires. Until now nobody could choose.
alter table core.organisation alter column eo_set drop not null, alter column eo_set drop default;
update core.organisation set eo_set = null;
alter table core.organisation add check (eo_set in
  ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US', 'EHRC', 'other'));

-- Whether a role asks at all; that an answer be given can be asked of nobody.
alter table core.job add column asks_eo boolean not null default true;
grant select (asks_eo) on core.job to evenhand_candidate;

-- What an organisation has told candidates before it asked, and on what ground it keeps the answers. A change is another
-- row: what was said once stays on record, with who confirmed it and when.
create table core.eo_notice (
  org_id bigint not null default core.current_org() references core.organisation,
  id bigint generated always as identity,
  eo_set text not null check (eo_set in
    ('AU', 'CA', 'FR', 'DE', 'GB', 'NI', 'HK', 'IN', 'NL', 'NZ', 'SG', 'CH', 'US', 'EHRC', 'other')),
  basis text not null check (basis in ('explicit-consent', 'equality-monitoring', 'local-law')),
  notice text not null check (length(notice) between 100 and 4000),
  -- Fields that are off in the set, and that this organisation asks.
  extra_fields text[] not null default '{}' check (cardinality(extra_fields) <= 16),
  -- How ethnicity is asked about; which of them a set offers, the code knows.
  ethnicity_list text not null default 'usual' check (ethnicity_list in ('usual', 'census', 'two-questions')),
  confirmed_by bigint not null default core.current_actor(),
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  primary key (org_id, id),
  foreign key (org_id, confirmed_by) references core.member (org_id, id)
);
create unique index on core.eo_notice (org_id, eo_set) where ended_at is null;
call migration.wall('core.eo_notice', 'staff', 'candidate');
-- Nobody can confirm in somebody else's name: who did is the actor of the transaction.
grant select, insert (eo_set, basis, notice, extra_fields, ethnicity_list, confirmed_at), update (ended_at) on core.eo_notice to evenhand_staff;
grant select (org_id, eo_set, basis, notice, extra_fields, ethnicity_list, ended_at) on core.eo_notice to evenhand_candidate;

-- As before (002), and never without a notice for the set that was answered, nor for a role that does not ask.
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
end $$;
