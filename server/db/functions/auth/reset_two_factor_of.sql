-- owner: sign-in
-- For the command line alone, of anybody: the last way in.
create or replace function auth.reset_two_factor_of(of_email text, why text, out org_id bigint, out member_id bigint,
    out reset_id bigint)
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare target bigint;
begin
  select l.id, l.org_id, l.member_id into target, reset_two_factor_of.org_id, reset_two_factor_of.member_id
    from auth.login l where l.email = of_email and l.totp_confirmed_at is not null for update;
  if found then reset_id := auth.clear_two_factor(target, null, null, why); end if;
end $$;
alter function auth.reset_two_factor_of owner to evenhand_auth;
