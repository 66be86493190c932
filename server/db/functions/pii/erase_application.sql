-- owner: pipeline
-- A person goes; what they have reached stays as a number. The caller has checked the right to.
create or replace function pii.erase_application(of_application bigint, whose bytea) returns void
  language plpgsql volatile security definer set search_path = pg_catalog as $$
declare person bigint;
begin
  update core.application a set state = 'erased', version = a.version + 1,
      erased_source = (select i.source from pii.application_identity i
        where i.org_id = a.org_id and i.application_id = a.id)
    where a.org_id = core.current_org() and a.id = of_application and a.state <> 'erased';
  if not found then return; end if;
  delete from eo.response r using eo.link l where l.org_id = core.current_org() and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  delete from core.ranking where org_id = core.current_org() and application_id = of_application;
  delete from core.answer where org_id = core.current_org() and application_id = of_application;
  delete from core.answered_form where org_id = core.current_org() and application_id = of_application;
  delete from core.candidate_task_notice n using core.candidate_task t where t.org_id = core.current_org()
    and t.application_id = of_application and n.org_id = t.org_id and n.task_id = t.id;
  delete from core.candidate_task where org_id = core.current_org() and application_id = of_application;
  delete from core.test_attempt where org_id = core.current_org() and application_id = of_application;
  delete from core.scorecard_notes n using core.interview i where i.org_id = core.current_org()
    and i.application_id = of_application and n.org_id = i.org_id and n.interview_id = i.id;
  update core.scorecard_mark m set note = '' from core.interview i where i.org_id = core.current_org()
    and i.application_id = of_application and m.org_id = i.org_id and m.interview_id = i.id and m.note <> '';
  update core.agreed_mark g set reason = 'Erased with the person.' from core.interview i
    where i.org_id = core.current_org() and i.application_id = of_application and g.org_id = i.org_id
      and g.interview_id = i.id;
  update core.scorecards_opened o set reason = 'Erased with the person.' from core.interview i
    where i.org_id = core.current_org() and i.application_id = of_application and o.org_id = i.org_id
      and o.interview_id = i.id and o.reason is not null;
  update blind.review_item i set text = '' from core.review r
    where r.org_id = core.current_org() and r.application_id = of_application and i.org_id = r.org_id
      and i.id = r.item_id;
  delete from pii.email_message where org_id = core.current_org() and application_id = of_application;
  delete from pii.adjustment where org_id = core.current_org() and application_id = of_application;
  delete from pii.entered_application where org_id = core.current_org() and application_id = of_application;
  delete from core.identity_seen where org_id = core.current_org() and application_id = of_application;
  update core.identity_opening set reason = 'Erased with the person.'
    where org_id = core.current_org() and application_id = of_application;
  update auth.token set revoked_at = now()
    where org_id = core.current_org() and kind = 'application' and reference = of_application and revoked_at is null;
  delete from pii.application_identity where org_id = core.current_org() and application_id = of_application
    returning candidate_id into person;
  if person is null then return; end if;
  delete from pii.candidate_job j where j.org_id = core.current_org() and j.candidate_id = person
    and not exists (select from pii.application_identity i
      where i.org_id = j.org_id and i.candidate_id = j.candidate_id and i.job_id = j.job_id);
  delete from pii.invitee where org_id = core.current_org()
    and (application_id = of_application or candidate_id = person);
  delete from pii.candidate c where c.org_id = core.current_org() and c.id = person
    and not exists (select from pii.candidate_job j where j.org_id = c.org_id and j.candidate_id = c.id);
end $$;
grant execute on function pii.erase_application to evenhand_staff;
