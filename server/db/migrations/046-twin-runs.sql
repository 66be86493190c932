-- Each night two invented worlds are played on this very installation and taken back; what stays is whether their
-- reviewers were answered the same. Of the whole installation, and of nobody.
-- Tolerated from: 036

create table auth.twin_run (
  id bigint generated always as identity primary key,
  begun_at timestamptz not null,
  -- Null while it goes on, and for ever where it was ended in the middle.
  ended_at timestamptz,
  -- Null where it came to no end, which `problem` tells.
  verdict text check (verdict in ('alike', 'different')),
  -- Addresses of the reviewers' door, and nothing of what was answered there.
  differing text[] not null default '{}' check (cardinality(differing) <= 40),
  problem text check (length(problem) <= 300),
  version text not null check (length(version) <= 40),
  -- Admins hear of the first of several that are different one after the other.
  is_first_different boolean not null default false,
  announced_at timestamptz,
  check (verdict is null or ended_at is not null),
  check (verdict is distinct from 'different' or cardinality(differing) > 0)
);
create index on auth.twin_run (begun_at);
grant select, insert, update, delete on auth.twin_run to evenhand_auth;
