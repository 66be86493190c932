-- owner: data-requests
-- What colleagues wrote of a candidate, for that candidate: whoever else has applied for the role is not named in it,
-- neither in full nor by one of their names as it is written, nor by address or reference. The reader's own names stay.
create or replace function core.without_other_candidates(told text, of_job bigint, reader bigint) returns text
  language plpgsql stable set search_path = pg_catalog as $$
declare
  result text := told;
  one text;
begin
  if coalesce(told, '') = '' then return told; end if;
  for one in
    with own as (
      select i.candidate_id as id, array[c.first_name, c.last_name, c.email] as names
      from pii.application_identity i join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
      where i.org_id = core.current_org() and i.application_id = reader)
    select n.name from pii.application_identity i
      join pii.candidate c on c.org_id = i.org_id and c.id = i.candidate_id
      join core.application a on a.org_id = i.org_id and a.id = i.application_id
      cross join lateral unnest(array[c.first_name || ' ' || c.last_name, c.email, a.public_ref, c.last_name,
        c.first_name]) n (name)
    where i.org_id = core.current_org() and i.job_id = of_job and i.candidate_id <> all (array(select id from own))
      and length(btrim(n.name)) >= 2 and strpos(told, btrim(n.name)) > 0
      and not exists (select from own where n.name = any (own.names))
    group by n.name order by max(length(n.name)) desc, n.name
  loop
    result := regexp_replace(result,
      '(^|[^[:alnum:]])' || regexp_replace(btrim(one), '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
      '\1[removed]', 'g');
  end loop;
  return result;
end $$;
