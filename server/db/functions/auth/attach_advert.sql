-- owner: sign-up
-- Of a sign-up that was begun in this very transaction: nobody adds a text to somebody else's.
create or replace function auth.attach_advert(of_sign_up bigint, advert text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update auth.sign_up s set advert = attach_advert.advert
  where s.id = of_sign_up and s.created_at = now() and s.used_at is null;
end;
alter function auth.attach_advert owner to evenhand_auth;
grant execute on function auth.attach_advert to evenhand_public;
