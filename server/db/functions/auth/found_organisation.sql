-- owner: sign-up
-- Makes the organisation of a confirmed sign-up. The link, and the invitation, do it once: of many at once, one gets a
-- row. Decided here: no door to an organisation is open before it.
create or replace function auth.found_organisation(token_hash bytea, slug text) returns bigint
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare
  wish auth.sign_up;
  founded bigint;
begin
  update auth.sign_up s set used_at = now() from auth.token t
    where t.token_hash = found_organisation.token_hash and t.kind = 'sign-up' and t.revoked_at is null
      and t.expires_at > now()
      and s.id = t.reference and s.used_at is null
    returning s.* into wish;
  if not found then return null; end if;
  if wish.invitation is not null then
    update auth.invitation i set used_at = now()
      where i.code_hash = wish.invitation and i.used_at is null and i.expires_at > now();
    if not found then return null; end if;
  end if;
  insert into core.organisation (slug, name, industry, size, locale, tz, sign_up_reason)
    values (found_organisation.slug, wish.organisation, wish.industry, wish.size, wish.locale, wish.tz, wish.reason)
    returning org_id into founded;
  return founded;
end $$;
alter function auth.found_organisation owner to evenhand_auth;
grant execute on function auth.found_organisation to evenhand_public;
