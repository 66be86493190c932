-- An organisation can move from the database of one cell to that of another. What each of the two knows of a move
-- stands here, and says what a second run makes of one that was interrupted.
-- Tolerated from: 049

create table auth.organisation_move (
  org_id bigint primary key,
  -- The other cell: the one that it goes to, or has come from.
  cell text not null check (cell ~ '^[a-z]$'),
  state text not null check (state in ('leaving', 'left', 'arriving', 'arrived')),
  -- Of all its rows, read while nobody could write them.
  fingerprint text,
  changed_at timestamptz not null default now()
);
grant select on auth.organisation_move to evenhand_auth;

-- Rows on their way in. They stand in no table that anybody reads, so nothing is done for an organisation that is only
-- arriving; they go into their tables, and away from here, in one transaction.
create table auth.arriving_rows (
  org_id bigint not null,
  table_name text not null,
  place integer not null,
  rows json not null,
  primary key (org_id, table_name, place)
);

-- Where links, keys and addresses of organisations lead that have left: hashes, which say nothing of anybody. To this
-- cell itself while the organisation arrives, for those who are sent on a moment too early.
create table auth.moved_name (
  name_hash bytea primary key check (octet_length(name_hash) = 32),
  org_id bigint not null,
  cell text not null check (cell ~ '^[a-z]$')
);
create index on auth.moved_name (org_id);
grant select on auth.moved_name to evenhand_auth;

-- What is deleted with its response is found by it: else each of them would look through all links of the organisation.
create index on eo.link (org_id, subject);

-- The operator who looked, or helped, has a log-in in the cell where the organisation was then.
alter table auth.impersonation drop constraint impersonation_operator_login_id_fkey;
alter table auth.two_factor_reset drop constraint two_factor_reset_by_operator_login_id_fkey;

-- What triggers make of a row that is written or deleted moves as a row of its own, and what they refuse was decided
-- when it was written first: for the rows of a move they do nothing. To disable them would keep every other
-- organisation from writing meanwhile. That it is a move, only the migrator's own log-in can say.
do $$
declare
  one record;
  unless constant text := 'coalesce(current_setting(''app.moves_organisation'', true), '''') <> ''yes'''
    ' or not pg_has_role(session_user, ''evenhand_owner'', ''member'')';
  inserted_or_deleted constant integer := 4 | 8;
begin
  for one in select pg_get_triggerdef(t.oid) as definition from pg_trigger t
    where not t.tgisinternal and t.tgtype & inserted_or_deleted <> 0
  loop
    execute regexp_replace(
      case when one.definition ~ ' WHEN \(.*\) EXECUTE FUNCTION '
        then regexp_replace(one.definition, ' WHEN \((.*)\) EXECUTE FUNCTION ',
          format(' WHEN ((\1) AND (%s)) EXECUTE FUNCTION ', unless))
        else replace(one.definition, ' EXECUTE FUNCTION ', format(' WHEN (%s) EXECUTE FUNCTION ', unless)) end,
      '^CREATE TRIGGER', 'create or replace trigger');
  end loop;
end $$;
