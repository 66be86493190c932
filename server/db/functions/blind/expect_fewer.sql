-- owner: review
-- Applications go on with one review less for each time they are named.
create or replace function blind.expect_fewer(applications bigint[]) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare fewer record;
begin
  for fewer in
    update core.application a set reviews_expected = a.reviews_expected - d.n
    from (select u.id, count(*)::integer as n from unnest(applications) as u (id) group by u.id) d
    where a.org_id = core.current_org() and a.id = d.id
    returning a.id, a.job_id, d.n, a.state = 'in_review' and a.reviews_expected > 0
      and a.reviews_scored = a.reviews_expected as complete
  loop
    insert into core.job_delta (org_id, job_id, counter, n) values (core.current_org(), fewer.job_id, 'reviews_total',
      -fewer.n);
    if fewer.complete then perform blind.note_complete(fewer.job_id, fewer.id); end if;
  end loop;
end $$;
grant execute on function blind.expect_fewer to evenhand_staff;
