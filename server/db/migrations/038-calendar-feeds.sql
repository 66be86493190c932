-- Calendars of members: an address that only they know, at which other programs read their interviews.
-- Tolerated from: 034

create table core.calendar_feed (
  org_id bigint not null default core.current_org(),
  member_id bigint not null,
  -- Whether it says what an interview is about, or only that its reader is busy.
  detail text not null check (detail in ('busy', 'references')),
  -- The address itself is kept nowhere.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  made_at timestamptz not null,
  primary key (org_id, member_id, detail),
  unique (org_id, token_hash),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
call migration.wall('core.calendar_feed', 'staff');
create policy own_feeds on core.calendar_feed as restrictive to evenhand_staff
  using (org_id = (select core.current_org()) and member_id = (select core.current_actor()))
  with check (org_id = (select core.current_org()) and member_id = (select core.current_actor()));
grant select (org_id, member_id, detail, made_at), insert (member_id, detail, token_hash, made_at),
  update (token_hash, made_at), delete on core.calendar_feed to evenhand_staff;
