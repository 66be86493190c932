-- owner: operator
create or replace function auth.list_operators()
  returns table (email text, org_id bigint, member_id bigint, since timestamptz, two_factor boolean,
    has_password boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.email, l.org_id, l.member_id, l.operator_since, l.totp_confirmed_at is not null, l.password_hash is not null
  from auth.login l where l.operator_since is not null order by l.email;
end;
alter function auth.list_operators owner to evenhand_auth;
