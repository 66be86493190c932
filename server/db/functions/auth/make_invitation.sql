-- owner: sign-up
create or replace function auth.make_invitation(code_hash bytea, email text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.invitation (code_hash, email) values (make_invitation.code_hash, make_invitation.email);
end;
alter function auth.make_invitation owner to evenhand_auth;
grant execute on function auth.make_invitation to evenhand_operator;
