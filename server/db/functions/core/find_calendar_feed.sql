-- owner: interviews
-- Whose feed stands at a secret address, and what of the database is seen at that moment: where that is the same as
-- before, nobody has written anything meanwhile. Nothing of whoever may not log in any more. Each organisation is asked
-- by its own key, since every key begins with one.
create or replace function core.find_calendar_feed(of_token bytea)
  returns table (org_id bigint, member_id bigint, detail text, seen text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select f.org_id, f.member_id, f.detail, pg_current_snapshot()::text
  from core.calendar_feed f join core.member m on m.org_id = f.org_id and m.id = f.member_id
    join core.organisation o on o.org_id = f.org_id
  where f.token_hash = of_token and m.deactivated_at is null and o.deactivated_at is null;
end;
grant execute on function core.find_calendar_feed to evenhand_public;
