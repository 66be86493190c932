-- owner: operator
-- Organisations on their way to another cell, and since when; each is read and not written until it is there.
create or replace function auth.moves_under_way() returns table (org_id bigint, cell text, since timestamptz)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.org_id, m.cell, m.changed_at from auth.organisation_move m where m.state = 'leaving';
end;
grant execute on function auth.moves_under_way to evenhand_operator;
