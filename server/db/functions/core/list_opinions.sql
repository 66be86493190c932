-- owner: operator
-- By month, of months that are over, once five people have answered: what fewer say is told together with later months.
-- Neither who said it nor where they work leaves this function, and texts come in the order of the alphabet.
create or replace function core.list_opinions(of_year integer)
  returns table (first_month text, last_month text, answers integer, ratings integer[], texts text[])
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  heard record;
  authors text[] := '{}';
  given integer[] := '{}';
  words text[] := '{}';
begin
  for heard in
    select to_char(f.given_at at time zone 'UTC', 'YYYY-MM') as month,
      array_agg(f.org_id || ' ' || f.member_id) as authors,
      array_agg(f.rating::integer) as given, array_agg(f.text) filter (where f.text ~ '\S') as words
    from core.product_feedback f where f.given_at < date_trunc('month', now(), 'UTC') group by 1 order by 1
  loop
    first_month := coalesce(first_month, heard.month);
    authors := array(select distinct a from unnest(authors || heard.authors) a);
    given := given || heard.given;
    words := words || coalesce(heard.words, '{}');
    continue when cardinality(authors) < 5;
    if left(heard.month, 4)::integer = of_year then
      last_month := heard.month;
      answers := cardinality(given);
      ratings := array(select (select count(*)::integer from unnest(given) g where g = r) from generate_series(1, 10) r
        order by r);
      texts := array(select w from unnest(words) w order by w collate "C" limit 200);
      return next;
    end if;
    first_month := null;
    authors := '{}';
    given := '{}';
    words := '{}';
  end loop;
end $$;
grant execute on function core.list_opinions to evenhand_operator;
