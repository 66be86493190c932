-- owner: pipeline
-- A text without the names given, as whole words: what was said stays, of whom goes. Short names only as they are
-- written, since many are words too.
create or replace function core.without_names(told text, names text[]) returns text
  language plpgsql immutable set search_path = pg_catalog as $$
declare
  result text := told;
  one text;
begin
  foreach one in array names loop
    continue when length(btrim(one)) < 2;
    result := regexp_replace(result,
      '(^|[^[:alnum:]])' || regexp_replace(btrim(one), '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![[:alnum:]])',
      '\1…', case when length(btrim(one)) < 5 then 'g' else 'gi' end);
  end loop;
  return case when result = told or length(result) >= 10 then result else 'Erased with the person.' end;
end $$;
