-- owner: search
-- Everybody of that name or address with all their applications, sealed or not: for an admin, for a reason, and never
-- without a trace; everybody who was found has been seen. Whoever this member still reviews stays out.
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
        and not exists (select from pii.candidate_job j where j.org_id = org and j.candidate_id = c.id
          and j.job_id = any (masked))
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
  insert into core.identity_search as s (org_id, member_id, reason) values (org, core.current_actor(), why)
    returning s.id into noted;
  perform audit.append('identities-searched', 'search ' || noted, 'member', search_identities.request_id,
    jsonb_build_object('applicationIds', to_jsonb(coalesce(found_ids, '{}'))));
  return query select i.application_id, c.first_name, c.last_name, c.email from pii.application_identity i
    join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
    where i.org_id = org and i.application_id = any (found_ids)
    order by c.last_name, c.first_name, i.application_id;
end $$;
alter function search.search_identities owner to evenhand_search;
grant execute on function search.search_identities to evenhand_staff;
