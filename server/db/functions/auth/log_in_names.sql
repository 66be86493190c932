-- owner: sign-in
-- By what people log in here, for the directory of cells: addresses, and who somebody is at the provider. Of all
-- organisations; a page in the order of the log-ins.
create or replace function auth.log_in_names(after_id bigint, page_size integer)
  returns table (login_id bigint, email text, issuer text, subject text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select l.id, l.email, i.issuer, i.subject from auth.login l left join auth.oidc_identity i on i.login_id = l.id
  where l.id > log_in_names.after_id order by l.id limit log_in_names.page_size;
end;
alter function auth.log_in_names owner to evenhand_auth;
grant execute on function auth.log_in_names to evenhand_system;
