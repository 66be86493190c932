-- owner: access
-- Which cell has what a link, a key or an address of an organisation names that has left this one; and whether any has,
-- or is about to.
create or replace function auth.cell_of_moved_name(hash bytea, out cell text, out has_any boolean)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select (select n.cell from auth.moved_name n where n.name_hash = cell_of_moved_name.hash),
    exists (select from auth.organisation_move);
end;
alter function auth.cell_of_moved_name owner to evenhand_auth;
grant execute on function auth.cell_of_moved_name to evenhand_public;
