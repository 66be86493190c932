-- owner: job-plan
-- What candidates may see of a frozen plan: what is looked for, in which steps, what each counts, and how many are
-- hired; never a question, a guide or a key, which only help whoever answers.
create or replace function core.public_part_of_plan(plan text) returns jsonb
  language sql immutable set search_path = pg_catalog begin atomic
  select jsonb_build_object(
    'places', plan::jsonb -> 'places',
    'criteria', (select coalesce(jsonb_agg(jsonb_build_object('name', c -> 'name',
        'isEssential', c ->> 'kind' = 'essential') order by place), '[]')
      from jsonb_array_elements(plan::jsonb -> 'criteria') with ordinality as t (c, place)),
    'stages', (select coalesce(jsonb_agg(jsonb_build_object('kind', s -> 'kind', 'name', s -> 'name',
        'weight', s -> 'weight', 'reviewsPerItem', s -> 'reviewsPerItem', 'minutes', s -> 'minutes')
        order by place), '[]')
      from jsonb_array_elements(plan::jsonb -> 'stages') with ordinality as t (s, place)));
end;
grant execute on function core.public_part_of_plan to evenhand_system;
