-- owner: careers-page
-- Whose careers page stands at an address, and a text that is another one as soon as anything it may show has changed:
-- each row is told by the transaction that wrote it last, and a role that closes drops out by itself. No row where
-- there is no page.
create or replace function core.find_careers_page(of_slug text, at timestamptz, out org_id bigint, out version text)
  returns setof record
  language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id, md5(concat_ws(' ', o.org_id, o.xmin, m.xmin,
    (select string_agg(s.kind || ':' || s.xmin, ' ' order by s.kind) from core.organisation_statement s
      where s.org_id = o.org_id),
    (select string_agg(b.id || ':' || b.xmin, ' ' order by b.id) from core.brand b where b.org_id = o.org_id),
    (select string_agg(j.id || ':' || j.xmin, ' ' order by j.id) from core.job j
     where j.org_id = o.org_id and j.published_at is not null and j.archived_at is null and not j.sample
       and (j.closes_at is null or j.closes_at > at))))
  from core.organisation o join core.careers_page m on m.org_id = o.org_id
  where o.slug = of_slug and m.published is not null and o.deactivated_at is null and 'careers-page' = any (o.features)
  order by o.org_id limit 1;
end;
grant execute on function core.find_careers_page to evenhand_public;
