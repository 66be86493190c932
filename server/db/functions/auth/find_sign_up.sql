-- owner: sign-up
-- For the e-mail: whether the address has an account is found out where no stranger waits for the answer.
create or replace function auth.find_sign_up(of_id bigint)
  returns table (email text, first_name text, organisation text, link_ends_at timestamptz, known boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select s.email, s.first_name, s.organisation, s.created_at + interval '24 hours',
    exists (select from auth.login l where l.email = s.email)
  from auth.sign_up s where s.id = of_id and s.used_at is null;
end;
alter function auth.find_sign_up owner to evenhand_auth;
grant execute on function auth.find_sign_up to evenhand_system;
