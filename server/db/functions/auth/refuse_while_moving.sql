-- owner: db
-- Called by triggers that a move puts on the tables of its source for as long as it takes, for rows of the organisation
-- that moves alone: others, and reading, are not touched.
create or replace function auth.refuse_while_moving() returns trigger
  language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'this organisation is being moved' using errcode = 'read_only_sql_transaction';
end $$;
