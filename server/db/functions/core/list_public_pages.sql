-- owner: careers-page
-- What search engines are told of: each careers page, and the open roles of its organisation.
create or replace function core.list_public_pages(at timestamptz, most integer)
  returns table (slug text, hash text, changed_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query
    with page as (
      select o.org_id, o.slug, m.published_at from core.organisation o join core.careers_page m on m.org_id = o.org_id
      where m.published is not null and o.deactivated_at is null and 'careers-page' = any (o.features)),
    role as (
      select j.org_id, j.hash, j.published_at from core.job j
      where j.published_at is not null and j.archived_at is null and not j.sample
        and (j.closes_at is null or j.closes_at > at) and (j.on_careers_page or j.on_feeds))
    select p.slug, null::text, greatest(p.published_at, max(r.published_at))
      from page p left join role r on r.org_id = p.org_id group by p.slug, p.published_at
    union all
    select p.slug, r.hash, r.published_at from page p join role r on r.org_id = p.org_id
    order by 3 desc, 1, 2 limit most;
end $$;
grant execute on function core.list_public_pages to evenhand_public;
