-- owner: interviews
-- Who of the panel is to come, and who no more since this transaction. Decided here, because a candidate who books sees
-- no panel.
create or replace function core.name_panel_of_notice() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  select coalesce(array_agg(p.member_id order by p.member_id) filter (where p.left_at is null), '{}'),
      coalesce(array_agg(p.member_id order by p.member_id) filter (where p.left_at = now()), '{}')
    into new.panel, new.dropped
    from core.interview_panel_member p
    where p.org_id = new.org_id and p.interview_id = new.interview_id;
  return new;
end $$;
