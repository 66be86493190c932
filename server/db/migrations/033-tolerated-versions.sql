-- An older program on a newer schema: each migration from here on says which older programs work on what it leaves.
-- Tolerated from: 032

create table migration.tolerated (
  name text primary key,
  -- The number of the newest migration that a program must know.
  from_number smallint not null
);
comment on table migration.tolerated is 'Which older programs work on the schema that a migration has left.';
