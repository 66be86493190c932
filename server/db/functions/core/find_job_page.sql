-- owner: apply
-- A text that is another one as soon as anything has changed that the page of an open role tells: each row that it
-- reads is told by the transaction that wrote it last, as in core.find_careers_page. Nothing where the link leads to no
-- role that is open at that moment. Planned once for each connection, which a function in SQL is not.
create or replace function core.find_job_page(of_link bytea, at timestamptz) returns text
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return (
    select md5(concat_ws(' ', j.org_id, j.id, j.xmin, o.xmin,
      (select string_agg('question ' || q.id || ':' || q.xmin, ' ' order by q.position) from core.question q
       where q.org_id = j.org_id and q.job_id = j.id),
      (select string_agg('criterion ' || c.id || ':' || c.xmin, ' ' order by c.id) from core.criterion c
       where c.org_id = j.org_id and c.job_id = j.id),
      (select string_agg('serves ' || s.question_id || ':' || s.criterion_id || ':' || s.xmin, ' '
         order by s.question_id, s.criterion_id)
       from core.criterion c join core.question_criterion s on s.org_id = c.org_id and s.criterion_id = c.id
       where c.org_id = j.org_id and c.job_id = j.id),
      (select string_agg('stage ' || s.id || ':' || s.xmin, ' ' order by s.id) from core.stage s
       where s.org_id = j.org_id and s.job_id = j.id),
      (select string_agg('version ' || v.n || ':' || v.xmin, ' ' order by v.n) from core.plan_version v
       where v.org_id = j.org_id and v.job_id = j.id),
      (select string_agg('brand ' || b.id || ':' || b.xmin, ' ' order by b.id) from core.brand b
        where b.org_id = j.org_id),
      (select string_agg(s.kind || ':' || s.xmin, ' ' order by s.kind) from core.organisation_statement s
        where s.org_id = j.org_id),
      -- Whose careers page its link leads to: of two at one address the first is shown.
      (select min(page.org_id) from core.organisation page join core.careers_page m on m.org_id = page.org_id
       where page.slug = o.slug and m.published is not null and page.deactivated_at is null
         and 'careers-page' = any (page.features))))
    from auth.token t join core.job j on j.org_id = t.org_id and j.id = t.reference
      join core.organisation o on o.org_id = t.org_id
    where t.token_hash = of_link and t.kind = 'job' and t.revoked_at is null
      and (t.expires_at is null or t.expires_at > now())
      and o.deactivated_at is null and j.published_at is not null and j.archived_at is null and not j.sample
        and (j.closes_at is null or j.closes_at > at));
end $$;
grant execute on function core.find_job_page to evenhand_public;
