-- owner: sign-up
-- For whoever holds the mailed link, as long as it works.
create or replace function auth.find_own_advert(token_hash bytea) returns text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.advert from auth.token t join auth.sign_up s on s.id = t.reference
  where t.token_hash = find_own_advert.token_hash and t.kind = 'sign-up' and t.revoked_at is null
    and t.expires_at > now()
    and s.used_at is null;
end;
alter function auth.find_own_advert owner to evenhand_auth;
grant execute on function auth.find_own_advert to evenhand_public;
