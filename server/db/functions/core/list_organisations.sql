-- owner: operator
-- One page of all organisations, with how many work there and how many roles are open; nothing about candidates.
create or replace function core.list_organisations(words text, of_tier text, gone boolean, only_id bigint,
    skipped integer, most integer)
  returns table (id bigint, slug text, name text, tier text, features text[], created_at timestamptz,
    deactivated_at timestamptz, expires_at timestamptz, auto_renews boolean, support_access boolean, people integer,
    open_jobs integer, total integer)
  language sql stable security definer set search_path = pg_catalog begin atomic
  with found as (
    select o.org_id, o.slug, o.name, o.tier, o.features, o.created_at, o.deactivated_at, o.expires_at, o.auto_renews,
      o.support_access, count(*) over ()::integer as total
    from core.organisation o
    where not o.is_operator
      and (words = '' or strpos(lower(o.name), lower(words)) > 0 or strpos(o.slug, lower(words)) > 0)
      and (of_tier is null or o.tier = of_tier) and (gone is null or gone = (o.deactivated_at is not null))
      and (only_id is null or o.org_id = only_id)
    order by o.created_at desc, o.org_id desc limit most offset skipped)
  select f.org_id, f.slug, f.name, f.tier, f.features, f.created_at, f.deactivated_at, f.expires_at, f.auto_renews,
    f.support_access,
    (select count(*)::integer from core.member m where m.org_id = f.org_id and m.deactivated_at is null),
    (select count(*)::integer from core.job j where j.org_id = f.org_id and not j.sample and j.published_at is not null
       and j.archived_at is null and (j.closes_at is null or j.closes_at > now())), f.total
  from found f order by f.created_at desc, f.org_id desc;
end;
grant execute on function core.list_organisations to evenhand_operator;
