-- What an organisation shows of itself and its open roles to anybody.

-- The draft is what its admins write, as contract/careers-page.ts describes it; `published` is the draft that anybody sees.
create table core.microsite (
  org_id bigint not null default core.current_org() references core.organisation,
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  published_at timestamptz,
  version integer not null default 1,
  -- Part of the address of its colours: other colours, another address.
  asset_key text not null check (length(asset_key) >= 22),
  primary key (org_id),
  check ((published is null) = (published_at is null))
);
call migration.wall('core.microsite', 'staff', 'public');
grant select, insert (draft, asset_key), update (draft, published, published_at, version, asset_key)
  on core.microsite to evenhand_staff;
grant select (org_id, published, published_at, asset_key) on core.microsite to evenhand_public;

-- Pictures as the house drew them itself, never as they were sent.
create table core.microsite_picture (
  org_id bigint not null default core.current_org() references core.organisation,
  key text not null check (length(key) >= 22),
  image bytea not null check (octet_length(image) between 1 and 409600),
  added_at timestamptz not null,
  primary key (org_id, key)
);
call migration.wall('core.microsite_picture', 'staff');
grant select, insert, delete on core.microsite_picture to evenhand_staff;

-- Anybody sees one who knows its random address.
create function core.find_careers_picture(of_org bigint, of_key text) returns bytea language sql stable security definer
  set search_path = pg_catalog begin atomic
  select p.image from core.microsite_picture p join core.organisation o on o.org_id = p.org_id
  where p.org_id = of_org and p.key = of_key and o.deactivated_at is null;
end;
revoke all on function core.find_careers_picture(bigint, text) from public;
grant execute on function core.find_careers_picture(bigint, text) to evenhand_public;

-- Whose careers page stands at an address, and a text that is another one as soon as anything it may show has changed: each row
-- is told by the transaction that wrote it last, and a role that closes drops out by itself. No row where there is no page.
create function core.find_careers_page(of_slug text, at timestamptz, out org_id bigint, out version text)
  returns setof record language sql stable security definer set search_path = pg_catalog begin atomic
  select o.org_id, md5(concat_ws(' ', o.org_id, o.xmin, m.xmin,
    (select string_agg(s.kind || ':' || s.xmin, ' ' order by s.kind) from core.organisation_statement s where s.org_id = o.org_id),
    (select string_agg(b.id || ':' || b.xmin, ' ' order by b.id) from core.brand b where b.org_id = o.org_id),
    (select string_agg(j.id || ':' || j.xmin, ' ' order by j.id) from core.job j
     where j.org_id = o.org_id and j.published_at is not null and j.archived_at is null and not j.sample
       and (j.closes_at is null or j.closes_at > at))))
  from core.organisation o join core.microsite m on m.org_id = o.org_id
  where o.slug = of_slug and m.published is not null and o.deactivated_at is null and 'careers-page' = any (o.features)
  order by o.org_id limit 1;
end;
revoke all on function core.find_careers_page(text, timestamptz) from public;
grant execute on function core.find_careers_page(text, timestamptz) to evenhand_public;
-- The public door sees no sample anyway.
grant select (sample) on core.job to evenhand_public;
create index on core.job (org_id, closes_at) where published_at is not null and archived_at is null and not sample;

-- What search engines are told of: each careers page, and the open roles of its organisation.
create function core.list_public_pages(at timestamptz, most integer)
  returns table (slug text, hash text, changed_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query
    with page as (
      select o.org_id, o.slug, m.published_at from core.organisation o join core.microsite m on m.org_id = o.org_id
      where m.published is not null and o.deactivated_at is null and 'careers-page' = any (o.features)),
    -- Columns of the next migration: they are looked for when this is called.
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
revoke all on function core.list_public_pages(timestamptz, integer) from public;
grant execute on function core.list_public_pages(timestamptz, integer) to evenhand_public;
