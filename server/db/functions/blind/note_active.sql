-- owner: review
-- The reviewer was at work. Moves at most once a minute, so that scoring does not write the same row again and again.
create or replace function blind.note_active() returns void
  language sql volatile security definer set search_path = pg_catalog begin atomic
  update core.reviewer_link l set last_active_at = now()
  where l.org_id = core.current_org() and l.id = core.current_actor()
    and coalesce(l.last_active_at < now() - interval '1 minute', true);
end;
grant execute on function blind.note_active to evenhand_reviewer;
