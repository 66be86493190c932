-- Finding people and roles, and what waits for one member. Whoever is sealed is not in the index that names are searched by.

-- When any name of theirs was first opened; follows from their identities, and stands here for the index.
alter table pii.candidate add column opened_at timestamptz;
update pii.candidate c set opened_at = (select min(i.opened_at) from pii.application_identity i
  where i.org_id = c.org_id and i.candidate_id = c.id);

create function pii.note_opened() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  update pii.candidate c set opened_at = new.opened_at
    where c.org_id = new.org_id and c.id = new.candidate_id and c.opened_at is null;
  return null;
end $$;
create trigger note_opened after insert or update of opened_at on pii.application_identity
  for each row when (new.opened_at is not null) execute function pii.note_opened();

create index on pii.candidate using gin (org_id core.int8_ops, search core.gin_trgm_ops) where opened_at is not null;
create index on pii.candidate (org_id, opened_at desc, id desc) where opened_at is not null;
create index on pii.application_identity (org_id, job_id) where opened_at is null;

grant usage on schema audit to evenhand_search;
grant select (org_id, id, search, opened_at, first_name, last_name, email) on pii.candidate to evenhand_search;
grant select on pii.candidate_job to evenhand_search;
grant select (org_id, application_id, job_id, candidate_id, opened_at) on pii.application_identity to evenhand_search;
grant select (org_id, id, job_id, state) on core.application to evenhand_search;
grant select (org_id, id, published_at, archived_at) on core.job to evenhand_search;
grant select (org_id, id, role, deactivated_at) on core.member to evenhand_search;
create policy look_up on pii.candidate for select to evenhand_search using (true);
create policy look_up on pii.candidate_job for select to evenhand_search using (true);
create policy look_up on pii.application_identity for select to evenhand_search using (true);
create policy look_up on core.application for select to evenhand_search using (true);
create policy look_up on core.job for select to evenhand_search using (true);
create policy look_up_search on core.member for select to evenhand_search using (true);

-- Who looked for somebody in sealed roles, and why. The reason may tell of the person, so it is not in the audit trail.
create table core.identity_search (
  org_id bigint not null default core.current_org(),
  id bigint generated always as identity,
  member_id bigint not null,
  reason text not null check (length(reason) >= 10),
  at timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.identity_search', 'staff', 'search');
grant select on core.identity_search to evenhand_staff;
grant insert (org_id, member_id, reason), select (org_id, id) on core.identity_search to evenhand_search;

-- A word as a pattern that stands for itself alone: three letters anywhere, fewer at the beginning of a word.
create function search.pattern_of(word text) returns text language sql immutable parallel safe begin atomic
  select case when length(word) < 3 then '% ' else '%' end || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%';
end;

-- Those whose names this member sees and who match every word of a folded query, the last opened first; ids only.
create function search.find_candidates(query text, most integer) returns setof bigint
  language plpgsql stable security definer rows 20 set search_path = pg_catalog as $$
declare
  org bigint := core.current_org();
  masked bigint[] := search.jobs_under_own_review();
  words text[];
  patterns text[];
  longest text;
  found_ids bigint[];
begin
  select array_agg(word order by length(word) desc), array_agg(search.pattern_of(word)) into words, patterns
    from unnest(string_to_array(query, ' ')) word where word <> '';
  -- Support sees no names, so it finds none.
  if coalesce(length(words[1]), 0) < 2 or nullif(current_setting('app.impersonation_id', true), '') is not null then return; end if;
  -- What many have in common is met soon among the newest, and is slow by the index.
  select array_agg(f.id) into found_ids from (
    select n.id from (
      select c.id, c.search from pii.candidate c where c.org_id = org and c.opened_at is not null
      order by c.opened_at desc, c.id desc limit 2000) n
    where ' ' || n.search like all (patterns) and (masked = '{}' or not exists (select from pii.candidate_job j
      where j.org_id = org and j.candidate_id = n.id and j.job_id = any (masked)))
    limit most) f;
  if cardinality(found_ids) = most then return query select unnest(found_ids); return; end if;
  longest := search.pattern_of(words[1]);
  if length(words[1]) >= 3 then
    select array_agg(c.id order by c.opened_at desc, c.id desc) into found_ids from pii.candidate c
      where c.org_id = org and c.opened_at is not null and c.search like longest and ' ' || c.search like all (patterns);
  else
    select array_agg(c.id order by c.opened_at desc, c.id desc) into found_ids from pii.candidate c
      where c.org_id = org and c.opened_at is not null and (c.search like longest or c.search like substr(longest, 3))
        and ' ' || c.search like all (patterns);
  end if;
  return query select h.id from unnest(found_ids) with ordinality h (id, place)
    where masked = '{}' or not exists (select from pii.candidate_job j
      where j.org_id = org and j.candidate_id = h.id and j.job_id = any (masked))
    order by h.place limit most;
end $$;

-- How many roles have somebody who was sent in, or is in review, and has no name for this member.
create function search.count_sealed_jobs() returns integer language sql stable security definer
  set search_path = pg_catalog begin atomic
  select count(*)::integer from core.job j
  where j.org_id = core.current_org() and j.published_at is not null and j.archived_at is null
    and (j.id = any ((select search.jobs_under_own_review())::bigint[]) or exists (
      select from pii.application_identity i join core.application a on a.org_id = i.org_id and a.id = i.application_id
      where i.org_id = j.org_id and i.job_id = j.id and i.opened_at is null and a.state in ('submitted', 'in_review')));
end;

-- Everybody of that name or address with all their applications, sealed or not: for an admin, for a reason, and never without
-- a trace. Whoever this member still reviews stays out.
create function search.search_identities(query text, why text, request_id text, most integer)
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
  insert into core.identity_search as s (org_id, member_id, reason) values (org, core.current_actor(), why) returning s.id into noted;
  perform audit.append('identities-searched', 'search ' || noted, 'member', search_identities.request_id,
    jsonb_build_object('applicationIds', to_jsonb(coalesce(found_ids, '{}'))));
  return query select i.application_id, c.first_name, c.last_name, c.email from pii.application_identity i
    join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
    where i.org_id = org and i.application_id = any (found_ids)
    order by c.last_name, c.first_name, i.application_id;
end $$;

alter function search.pattern_of(text) owner to evenhand_search;
alter function search.find_candidates(text, integer) owner to evenhand_search;
alter function search.count_sealed_jobs() owner to evenhand_search;
alter function search.search_identities(text, text, text, integer) owner to evenhand_search;
grant execute on function audit.append(text, text, text, text, jsonb) to evenhand_search;
set local role evenhand_search;
revoke all on all functions in schema search from public;
grant execute on function search.find_candidates(text, integer), search.count_sealed_jobs(),
  search.search_identities(text, text, text, integer) to evenhand_staff;
set local role evenhand_owner;

-- What waits for the acting member as a reviewer: how much there is to read and when it is due, nothing of any answer.
create function blind.own_work()
  returns table (link_id bigint, serial integer, job_id bigint, total integer, scored integer, words integer, due_on text, sent_at timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.serial, l.job_id, count(i.id)::integer, count(i.stars)::integer,
    coalesce(sum(array_length(regexp_split_to_array(btrim(i.text), '\s+'), 1)) filter (where i.stars is null), 0)::integer,
    min(s.due_on)::text, max(b.sent_at)
  from core.reviewer_link l
    join blind.review_session s on s.org_id = l.org_id and s.link_id = l.id and s.ready and not s.finished
    join blind.review_item i on i.org_id = s.org_id and i.session_id = s.id
    join core.review_batch b on b.org_id = s.org_id and b.id = s.batch_id
  where l.org_id = core.current_org() and l.member_id = core.current_actor()
  group by l.id, l.serial, l.job_id;
end;
grant execute on function blind.own_work() to evenhand_staff;

revoke all on all functions in schema pii, blind from public;
