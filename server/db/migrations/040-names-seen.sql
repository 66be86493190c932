-- Who has seen whose name. Whoever has is never dealt that person's answers: the database refuses the review.
-- Tolerated from: 040

-- One row for each application and member from the first time that member saw the name behind it. `dealt_before`: its answers
-- had been dealt to them by then, which is how names open when the reviews are done.
create table core.identity_seen (
  org_id bigint not null default core.current_org(),
  application_id bigint not null,
  member_id bigint not null,
  how text not null check (how in ('opened', 'searched', 'shown', 'interviewed', 'mailed')),
  first_on date not null default current_date,
  dealt_before boolean not null,
  primary key (org_id, application_id, member_id),
  foreign key (org_id, application_id) references core.application (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.identity_seen (org_id, member_id, application_id);
call migration.wall('core.identity_seen', 'staff', 'search');
grant select on core.identity_seen to evenhand_staff, evenhand_search;

-- The only way in, for functions alone. A dealing of the same role is waited for, so that of the two the second sees the first.
create function core.note_seen(of_org bigint, applications bigint[], whose bigint, by_way_of text) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('deal', j.job_id)) from (
    select distinct a.job_id from core.application a
    where a.org_id = of_org and a.id = any (applications) order by 1) j;
  insert into core.identity_seen (org_id, application_id, member_id, how, dealt_before)
    select a.org_id, a.id, whose, by_way_of, exists (select from core.review r
      join core.reviewer_link l on l.org_id = r.org_id and l.id = r.link_id
      where r.org_id = a.org_id and r.application_id = a.id and l.member_id = whose)
    from core.application a
    where a.org_id = of_org and a.id = any (applications)
    order by a.id
    on conflict do nothing;
end $$;
revoke all on function core.note_seen(bigint, bigint[], bigint, text) from public;
grant execute on function core.note_seen(bigint, bigint[], bigint, text) to evenhand_search;

-- The wall: no review of an application for a member who has seen the name. Whoever deals holds the same lock beforehand.
create function core.refuse_seen_names() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('deal', j.job_id)) from (
    select distinct l.job_id from dealt d join core.reviewer_link l on l.org_id = d.org_id and l.id = d.link_id order by 1) j;
  if exists (select from dealt d
      join core.reviewer_link l on l.org_id = d.org_id and l.id = d.link_id
      join core.identity_seen s on s.org_id = d.org_id and s.application_id = d.application_id and s.member_id = l.member_id) then
    raise check_violation using message = 'a review for somebody who has seen the name', constraint = 'review_is_blind',
      schema = 'core', table = 'review';
  end if;
  return null;
end $$;
revoke all on function core.refuse_seen_names() from public;
create trigger refuse_seen_names after insert on core.review referencing new table as dealt
  for each statement execute function core.refuse_seen_names();

-- Opening a name, sitting on somebody's panel and being written to about them are seeing.
create function core.note_opening_seen() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array[new.application_id], new.member_id, 'opened');
  return null;
end $$;
create function core.note_panel_seen() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array(select i.application_id from core.interview i
    where i.org_id = new.org_id and i.id = new.interview_id), new.member_id, 'interviewed');
  return null;
end $$;
create function core.note_mail_seen() returns trigger language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  perform core.note_seen(new.org_id, array[new.application_id], new.member_id, 'mailed');
  return null;
end $$;
revoke all on function core.note_opening_seen(), core.note_panel_seen(), core.note_mail_seen() from public;
create trigger note_seen after insert on core.identity_opening for each row execute function core.note_opening_seen();
create trigger note_seen after insert on core.interview_panel_member for each row execute function core.note_panel_seen();
create trigger note_seen after insert on pii.email_message for each row
  when (new.member_id is not null and new.application_id is not null) execute function core.note_mail_seen();

-- Names leave by a function that writes down to whom ---------------------------------------------------------

revoke select on pii.candidate from evenhand_staff;
grant select (org_id, id) on pii.candidate to evenhand_staff;
grant execute on function core.current_impersonation() to evenhand_search;

-- Of these applications those whose names the acting member may see: opened ones, never of a role they still review nor of
-- anybody they still review elsewhere, and none for support.
create function search.nameable(applications bigint[], masked bigint[])
  returns table (application_id bigint, candidate_id bigint) language sql stable security definer
  set search_path = pg_catalog begin atomic
  select i.application_id, i.candidate_id from pii.application_identity i
  where i.org_id = core.current_org() and i.application_id = any (applications) and i.opened_at is not null
    and i.job_id <> all (masked) and core.current_impersonation() is null
    and (masked = '{}' or not exists (select from pii.candidate_job j
      where j.org_id = i.org_id and j.candidate_id = i.candidate_id and j.job_id = any (masked)));
end;

-- The names of these applications, as far as the acting member may see them. From the first time on they are never dealt to
-- them, and what was dealt meanwhile stays sealed.
create function search.show_people(applications bigint[])
  returns table (application_id bigint, first_name text, last_name text, email text)
  language plpgsql volatile security definer rows 1000 set search_path = pg_catalog as $$
#variable_conflict use_column
declare
  masked bigint[] := search.jobs_under_own_review();
  fresh bigint[];
begin
  select array_agg(n.application_id) into fresh from search.nameable(applications, masked) n
    where not exists (select from core.identity_seen s where s.org_id = core.current_org()
      and s.application_id = n.application_id and s.member_id = core.current_actor());
  if fresh is not null then
    perform core.note_seen(core.current_org(), fresh, core.current_actor(), 'shown');
    masked := search.jobs_under_own_review();
  end if;
  return query select n.application_id, c.first_name, c.last_name, c.email from search.nameable(applications, masked) n
    join pii.candidate c on c.org_id = core.current_org() and c.id = n.candidate_id;
end $$;

-- Which of these applications are of somebody whose name has these letters in a row: as many as the member may see, none shown.
create function search.match_people(applications bigint[], part text) returns setof bigint language sql stable security definer
  set search_path = pg_catalog begin atomic
  select n.application_id from search.nameable(applications, (select search.jobs_under_own_review())) n
    join pii.candidate c on c.org_id = core.current_org() and c.id = n.candidate_id
  where strpos(lower(c.first_name || ' ' || c.last_name), part) > 0;
end;

-- Which of the addresses somebody gives are of people who applied to a role under a name that the member may see.
create function search.match_addresses(of_job bigint, addresses text[]) returns setof text language sql stable security definer
  set search_path = pg_catalog begin atomic
  select c.email from pii.candidate c
    join pii.application_identity i on i.org_id = c.org_id and i.candidate_id = c.id and i.job_id = of_job
    join core.application a on a.org_id = i.org_id and a.id = i.application_id and a.state <> 'invited'
    join search.nameable(array[i.application_id], (select search.jobs_under_own_review())) n on n.application_id = i.application_id
  where c.org_id = core.current_org() and c.email = any (addresses);
end;

-- As before, and everybody who was found has been seen.
create or replace function search.search_identities(query text, why text, request_id text, most integer)
  returns table (application_id bigint, first_name text, last_name text, email text)
  language plpgsql volatile security definer rows 20 set search_path = pg_catalog as $$
declare
  org bigint := core.current_org();
  masked bigint[] := search.jobs_under_own_review();
  words text[];
  patterns text[];
  longest text;
  found_ids bigint[];
  noted bigint;
begin
  if nullif(current_setting('app.impersonation_id', true), '') is not null or not exists (select from core.member m
    where m.org_id = org and m.id = core.current_actor() and m.role = 'ADMIN' and m.deactivated_at is null) then
    raise insufficient_privilege using message = 'only an admin searches by identity';
  end if;
  select array_agg(word order by length(word) desc), array_agg(search.pattern_of(word)) into words, patterns
    from unnest(string_to_array(query, ' ')) word where word <> '';
  longest := search.pattern_of(words[1]);
  if length(words[1]) >= 3 then
    select array_agg(i.application_id) into found_ids from (
      select c.id from pii.candidate c
      where c.org_id = org and c.search like longest and ' ' || c.search like all (patterns)
        and not exists (select from pii.candidate_job j where j.org_id = org and j.candidate_id = c.id and j.job_id = any (masked))
      order by c.last_name, c.first_name, c.id limit most) p
      join pii.application_identity i on i.org_id = org and i.candidate_id = p.id
      join core.application a on a.org_id = org and a.id = i.application_id and a.state <> 'erased';
  end if;
  if found_ids is not null then
    perform core.note_seen(org, found_ids, core.current_actor(), 'searched');
    -- Whoever was dealt to this member while they waited stays out.
    masked := search.jobs_under_own_review();
    select array_agg(i.application_id) into found_ids from pii.application_identity i
      where i.org_id = org and i.application_id = any (found_ids) and not exists (select from pii.candidate_job j
        where j.org_id = org and j.candidate_id = i.candidate_id and j.job_id = any (masked));
  end if;
  insert into core.identity_search as s (org_id, member_id, reason) values (org, core.current_actor(), why) returning s.id into noted;
  perform audit.append('identities-searched', 'search ' || noted, 'member', search_identities.request_id,
    jsonb_build_object('applicationIds', to_jsonb(coalesce(found_ids, '{}'))));
  return query select i.application_id, c.first_name, c.last_name, c.email from pii.application_identity i
    join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
    where i.org_id = org and i.application_id = any (found_ids)
    order by c.last_name, c.first_name, i.application_id;
end $$;

alter function search.nameable(bigint[], bigint[]) owner to evenhand_search;
alter function search.show_people(bigint[]) owner to evenhand_search;
alter function search.match_people(bigint[], text) owner to evenhand_search;
alter function search.match_addresses(bigint, text[]) owner to evenhand_search;
set local role evenhand_search;
revoke all on all functions in schema search from public;
grant execute on function search.show_people(bigint[]), search.match_people(bigint[], text),
  search.match_addresses(bigint, text[]) to evenhand_staff;
set local role evenhand_owner;

-- A person goes, and with them who has seen their name ---------------------------------------------------------

create or replace function pii.erase_application(of_application bigint, whose bytea) returns void language plpgsql volatile security definer
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
  delete from core.identity_seen where org_id = core.current_org() and application_id = of_application;
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

-- What was seen before this was written down -------------------------------------------------------------------

-- Of names that stand open to whoever manages the role nobody knows who looked: all of them count as having seen those that
-- could still be dealt.
insert into core.identity_seen (org_id, application_id, member_id, how, first_on, dealt_before)
select distinct on (s.org_id, s.application_id, s.member_id) s.org_id, s.application_id, s.member_id, s.how, s.first_on,
  exists (select from core.review r join core.reviewer_link l on l.org_id = r.org_id and l.id = r.link_id
    where r.org_id = s.org_id and r.application_id = s.application_id and l.member_id = s.member_id)
from (
  select org_id, application_id, member_id, 'opened' as how, at::date as first_on from core.identity_opening
  union all
  select e.org_id, found.id::bigint, s.member_id, 'searched', e.at::date from audit.entry e
    join core.identity_search s on s.org_id = e.org_id and e.subject = 'search ' || s.id
    cross join lateral jsonb_array_elements_text(e.details -> 'applicationIds') as found (id)
    where e.kind = 'identities-searched'
  union all
  select p.org_id, i.application_id, p.member_id, 'interviewed', current_date from core.interview_panel_member p
    join core.interview i on i.org_id = p.org_id and i.id = p.interview_id
  union all
  select org_id, application_id, member_id, 'mailed', created_at::date from pii.email_message
    where member_id is not null and application_id is not null
  union all
  select i.org_id, i.application_id, m.id, 'shown', i.opened_at::date from pii.application_identity i
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
      and a.state in ('invited', 'quick_applied', 'started', 'submitted', 'in_review')
    join core.member m on m.org_id = i.org_id and (m.role = 'ADMIN' or exists (select from core.job_member part
      where part.org_id = m.org_id and part.job_id = i.job_id and part.member_id = m.id and part.role = 'admin'))
    where i.opened_at is not null) s
  join core.application a on a.org_id = s.org_id and a.id = s.application_id and a.state <> 'erased'
order by s.org_id, s.application_id, s.member_id, s.first_on;
