-- owner: access
-- Which of these applications are of somebody who is named in a text, as many as the member may see, none shown: by the
-- whole name in its plain words, or by one part of it among the words that stand there as names. What the one whom the
-- text is about is called names nobody else.
create or replace function search.named_in(about bigint, applications bigint[], plain text, names text[])
  returns setof bigint
  language sql stable security definer set search_path = pg_catalog begin atomic
  with own as (
    select coalesce(array_agg(part), '{}') as parts from pii.application_identity i
      join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
      cross join lateral string_to_table(c.search, ' ') part
    where i.org_id = core.current_org() and i.application_id = about)
  select n.application_id from search.nameable(applications, (select search.jobs_under_own_review())) n
    cross join lateral (select regexp_replace(regexp_replace(p.search, ' [^ ]*$', ''), '[-''’.]+', ' ', 'g') as name
      from pii.candidate p where p.org_id = core.current_org() and p.id = n.candidate_id offset 0) c
    cross join own
  where n.application_id <> about and (strpos(' ' || plain || ' ', ' ' || c.name || ' ') > 0
    or exists (select from string_to_table(c.name, ' ') part
      where part = any (names) and length(part) > 1 and part <> all (own.parts)));
end;
alter function search.named_in owner to evenhand_search;
grant execute on function search.named_in to evenhand_staff;
