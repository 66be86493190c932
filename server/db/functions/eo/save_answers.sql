-- owner: apply
-- Never without a notice for the set that was answered, nor for a role that does not ask. Whoever answered is looked at
-- again for the figures: the actor is the application. Asked here: the answer must wait for whoever ends the notice,
-- and no door may write answers past it.
create or replace function eo.save_answers(whose bytea, of_job bigint, which_form text, given jsonb) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare who uuid;
begin
  -- Shared, so that whoever ends the notice waits for the answer, or the answer for them.
  perform 1 from core.eo_notice n
    where n.org_id = core.current_org() and n.eo_set = split_part(which_form, '-', 1) and n.ended_at is null for share;
  if not found then raise exception 'no notice was confirmed for these questions' using errcode = '42501'; end if;
  perform 1 from core.job j where j.org_id = core.current_org() and j.id = of_job and j.asks_eo;
  if not found then raise exception 'this role does not ask these questions' using errcode = '42501'; end if;
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  insert into eo.response (org_id, job_id, form, answers) values (core.current_org(), of_job, which_form, given)
    returning subject into who;
  insert into eo.link (org_id, link, subject) values (core.current_org(), whose, who);
  insert into core.fact_queue (org_id, application_id) values (core.current_org(), core.current_actor());
end $$;
grant execute on function eo.save_answers to evenhand_candidate;
