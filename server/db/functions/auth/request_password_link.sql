-- owner: sign-in
-- Asked-for links: the address is kept until a task has looked whether it is known, which is at once.
create or replace function auth.request_password_link(email text) returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  insert into auth.reset_request (email) values (request_password_link.email);
end;
alter function auth.request_password_link owner to evenhand_auth;
grant execute on function auth.request_password_link to evenhand_public;
