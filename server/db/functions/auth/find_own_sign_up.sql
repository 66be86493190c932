-- owner: sign-up
-- For whoever holds the mailed link, as long as it works.
create or replace function auth.find_own_sign_up(token_hash bytea)
  returns table (email text, first_name text, last_name text, job_title text, organisation text, template_id text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.email, s.first_name, s.last_name, s.job_title, s.organisation, s.template_id
  from auth.token t join auth.sign_up s on s.id = t.reference
  where t.token_hash = find_own_sign_up.token_hash and t.kind = 'sign-up' and t.revoked_at is null
    and t.expires_at > now()
    and s.used_at is null and not exists (select from auth.login l where l.email = s.email);
end;
alter function auth.find_own_sign_up owner to evenhand_auth;
grant execute on function auth.find_own_sign_up to evenhand_public;
