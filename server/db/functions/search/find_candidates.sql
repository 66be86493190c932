-- owner: search
-- Those whose names this member sees and who match every word of a normalised query, the last opened first; ids only.
create or replace function search.find_candidates(query text, most integer) returns setof bigint
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
  if coalesce(length(words[1]), 0) < 2 or nullif(current_setting('app.impersonation_id', true), '') is not null
    then return; end if;
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
      where c.org_id = org and c.opened_at is not null and c.search like longest and ' '
        || c.search like all (patterns);
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
alter function search.find_candidates owner to evenhand_search;
grant execute on function search.find_candidates to evenhand_staff;
