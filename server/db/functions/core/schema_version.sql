-- owner: db
-- What this database has come to, for a server that asks whether it is ready.
create or replace function core.schema_version() returns text
  language sql stable security definer set search_path = pg_catalog begin atomic
  select max(name)::text from migration.kysely_migration;
end;
grant execute on function core.schema_version to evenhand_public;
