-- owner: sign-up
-- What nobody confirmed within a week is forgotten; what another sign-up is just forgetting nobody waits for.
create or replace function auth.begin_sign_up(email text, first_name text, last_name text, job_title text,
    organisation text, industry text, size text, locale text, tz text, reason text, template_id text, invitation bytea)
  returns bigint
  language sql volatile security definer set search_path = pg_catalog begin atomic
  delete from auth.sign_up s where s.id in (
    select old.id from auth.sign_up old where old.created_at < now() - interval '7 days' for update skip locked);
  insert into auth.sign_up (email, first_name, last_name, job_title, organisation, industry, size, locale, tz, reason,
    template_id, invitation)
  values (begin_sign_up.email, begin_sign_up.first_name, begin_sign_up.last_name, begin_sign_up.job_title,
    begin_sign_up.organisation, begin_sign_up.industry, begin_sign_up.size, begin_sign_up.locale, begin_sign_up.tz,
    begin_sign_up.reason, begin_sign_up.template_id, begin_sign_up.invitation)
  returning id;
end;
alter function auth.begin_sign_up owner to evenhand_auth;
grant execute on function auth.begin_sign_up to evenhand_public;
