-- owner: figures
-- Decided here, at each change of state: several doors make such changes, and none of them may write these columns.
create or replace function core.note_stage() returns trigger
  language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  new.dealt := new.state <> 'submitted' and (new.dealt or new.state = 'in_review' or new.reviews_expected > 0);
  if new.state = 'started' then new.form_shown := coalesce(core.asks_form(new.job_id), new.form_shown); end if;
  -- Has not begun yet.
  if new.state in ('invited', 'quick_applied') then new.form_shown := true; end if;
  return new;
end $$;
