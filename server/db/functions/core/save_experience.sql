-- owner: feedback
-- Decided here whether they may: the candidate door reads no e-mails, and keeps nothing that leads from an answer to
-- it.
create or replace function core.save_experience(whose bytea, of_kind text, ratings integer[], words text,
    moment timestamptz)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare of_job bigint;
begin
  select job_id into of_job from core.application where org_id = core.current_org() and id = core.current_actor()
    and case of_kind when 'post-apply' then submitted_at is not null and state <> 'erased'
      when 'post-feedback' then core.rejection_notified_at() <= moment else false end;
  if of_job is null then return false; end if;
  return core.put_experience(whose, of_job, of_kind, ratings, words, moment);
end $$;
grant execute on function core.save_experience to evenhand_candidate;
