-- What members of staff say of the product, and why employers signed up: for whoever runs the installation, by month.
-- Tolerated from: 041

-- By month, of months that are over, once five people have answered: what fewer say is told together with later months.
-- Neither who said it nor where they work leaves this function, and texts come in the order of the alphabet.
create function core.list_opinions(of_year integer)
  returns table (first_month text, last_month text, answers integer, ratings integer[], texts text[])
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  heard record;
  authors text[] := '{}';
  given integer[] := '{}';
  words text[] := '{}';
begin
  for heard in
    select to_char(f.given_at at time zone 'UTC', 'YYYY-MM') as month, array_agg(f.org_id || ' ' || f.member_id) as authors,
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
      ratings := array(select (select count(*)::integer from unnest(given) g where g = r) from generate_series(1, 10) r order by r);
      texts := array(select w from unnest(words) w order by w collate "C" limit 200);
      return next;
    end if;
    first_month := null;
    authors := '{}';
    given := '{}';
    words := '{}';
  end loop;
end $$;

-- Why an employer signed up was written to whoever runs the installation.
create function core.list_sign_ups(of_year integer)
  returns table (month text, org_id bigint, organisation text, reason text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select to_char(o.created_at at time zone 'UTC', 'YYYY-MM'), o.org_id, o.name, o.sign_up_reason from core.organisation o
  where not o.is_house and o.sign_up_reason is not null
    and o.created_at >= make_timestamptz(of_year, 1, 1, 0, 0, 0, 'UTC')
    and o.created_at < make_timestamptz(of_year + 1, 1, 1, 0, 0, 0, 'UTC')
  order by o.created_at desc, o.org_id desc;
end;

-- The first year of which there is anything to read.
create function core.first_year_heard() returns integer
  language sql stable security definer set search_path = pg_catalog begin atomic
  select extract(year from least((select min(f.given_at) from core.product_feedback f),
    (select min(o.created_at) from core.organisation o where o.sign_up_reason is not null)) at time zone 'UTC')::integer;
end;

revoke all on function core.list_opinions(integer), core.list_sign_ups(integer), core.first_year_heard() from public;
grant execute on function core.list_opinions(integer), core.list_sign_ups(integer), core.first_year_heard() to evenhand_operator;
