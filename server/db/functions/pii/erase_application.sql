-- owner: pipeline
-- A person goes; what they have reached stays as a number. The caller has checked the right to. Of reviews that are
-- released the marks stay, of all others nothing does: what was not scored vanishes from its reviewer, what was is
-- void. It tells what the application was before, and how much of what is gone; of one that was erased already only
-- that. Its forty statements are planned once a connection: planning each anew took four times as long as erasing.
create or replace function pii.erase_application(of_application bigint, whose bytea, slips bytea[] default '{}')
  returns table (state text, job_id bigint, submitted_at timestamptz, reviews_expected integer, reviews_scored integer,
    taken integer, taken_scored integer, counts jsonb)
  language plpgsql volatile security definer set search_path = pg_catalog
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  was record;
  org constant bigint := core.current_org();
  person bigint;
  names text[];
  spoken text;
  interviews bigint[];
  is_last boolean;
  sessions uuid[];
  n integer;
  marks integer;
begin
  -- Sessions first, as whoever scores takes them.
  select array_agg(s.id) into sessions from (select s.id from blind.review_session s
    where s.org_id = org and not s.finished and s.id in (select i.session_id from core.review r
      join blind.review_item i on i.org_id = r.org_id and i.id = r.item_id
      where r.org_id = org and r.application_id = of_application)
    order by s.id for no key update) s;
  select a.state, a.job_id, a.submitted_at, a.reviews_expected, a.reviews_scored, a.public_ref into was
    from core.application a where a.org_id = org and a.id = of_application for no key update;
  if not found then return; end if;
  state := was.state; job_id := was.job_id; submitted_at := was.submitted_at; counts := '{}';
  reviews_expected := was.reviews_expected; reviews_scored := was.reviews_scored; taken := 0; taken_scored := 0;
  update core.application a set state = 'erased', version = a.version + 1, erased_at = now(),
      erased_source = (select i.source from pii.application_identity i
        where i.org_id = a.org_id and i.application_id = a.id)
    where a.org_id = org and a.id = of_application and a.state <> 'erased';
  if not found then return next; return; end if;
  insert into core.tombstone (org_id, mark)
    select org, auth.tombstone_of(of_application, j.hash, was.public_ref) from core.job j
      where j.org_id = org and j.id = was.job_id
    on conflict do nothing;

  -- What is still under review.
  with gone as (
    delete from core.review r using core.review_batch b
      where r.org_id = org and r.application_id = of_application and b.org_id = org and b.id = r.batch_id
        and b.released_at is null
      returning r.item_id, r.batch_id, r.question_id, r.link_id, r.position, r.stars),
  voidings as (
    insert into core.review_voiding (org_id, job_id, link_id, voided_by, reason)
      select distinct org, was.job_id, g.link_id, null::bigint, 'Erased with the person.'
        from gone g where g.stars is not null
      returning id, link_id),
  kept as (
    insert into core.voided_review (org_id, item_id, voiding_id, batch_id, application_id, question_id, link_id,
        position, stars)
      select org, g.item_id, v.id, g.batch_id, of_application, g.question_id, g.link_id, g.position, g.stars
        from gone g join voidings v on v.link_id = g.link_id where g.stars is not null),
  unseen as (delete from blind.review_item i using gone g where i.org_id = org and i.id = g.item_id),
  unranked as (
    delete from core.stage_score s using core.question q, gone g
      where s.org_id = org and s.application_id = of_application and q.org_id = org and q.id = g.question_id
        and s.stage_id = q.stage_id)
  select count(*), count(g.stars) into taken, taken_scored from gone g;
  if taken > 0 then
    update core.application a set reviews_expected = a.reviews_expected - taken,
        reviews_scored = a.reviews_scored - taken_scored
      where a.org_id = org and a.id = of_application;
    -- Whose last answer it was has nothing left to hand in.
    update blind.review_session s set finished = true
      where s.org_id = org and s.id = any (sessions)
        and not exists (select from blind.review_item i where i.org_id = org and i.session_id = s.id);
  end if;
  update blind.review_item i set text = '' from core.review r
    where r.org_id = org and r.application_id = of_application and i.org_id = r.org_id
      and i.id = r.item_id and i.text <> '';
  get diagnostics n = row_count;
  counts := jsonb_build_object('blind copies', n + taken, 'marks voided', taken_scored);

  delete from eo.response r using eo.link l where l.org_id = org and l.link = whose
    and r.org_id = l.org_id and r.subject = l.subject;
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('equal-opportunities answers', n);
  delete from core.ranking where org_id = org and application_id = of_application;
  delete from core.answer where org_id = org and application_id = of_application;
  get diagnostics n = row_count;
  delete from core.answered_form where org_id = org and application_id = of_application;
  counts := counts || jsonb_build_object('answers', n);
  delete from core.candidate_task_notice n using core.candidate_task t where t.org_id = org
    and t.application_id = of_application and n.org_id = t.org_id and n.task_id = t.id;
  delete from core.candidate_task where org_id = org and application_id = of_application;
  get diagnostics n = row_count;
  delete from core.feedback_report where org_id = org and application_id = of_application;
  delete from core.feedback_comment where org_id = org and application_id = of_application;
  delete from core.feedback_opening where org_id = org and application_id = of_application;
  delete from core.test_attempt where org_id = org and application_id = of_application;
  get diagnostics marks = row_count;
  counts := counts || jsonb_build_object('tasks and tests', n + marks);

  -- What members wrote of them. Marks stay.
  delete from core.scorecard_notes n using core.interview i where i.org_id = org
    and i.application_id = of_application and n.org_id = i.org_id and n.interview_id = i.id;
  get diagnostics n = row_count;
  update core.scorecard_mark m set note = '' from core.interview i where i.org_id = org
    and i.application_id = of_application and m.org_id = i.org_id and m.interview_id = i.id and m.note <> '';
  get diagnostics marks = row_count;
  n := n + marks;
  update core.agreed_mark g set reason = 'Erased with the person.' from core.interview i
    where i.org_id = org and i.application_id = of_application and g.org_id = i.org_id
      and g.interview_id = i.id;
  get diagnostics marks = row_count;
  n := n + marks;
  update core.scorecards_opened o set reason = 'Erased with the person.' from core.interview i
    where i.org_id = org and i.application_id = of_application and o.org_id = i.org_id
      and o.interview_id = i.id and o.reason is not null;
  get diagnostics marks = row_count;
  n := n + marks;
  update core.identity_opening set reason = 'Erased with the person.'
    where org_id = org and application_id = of_application;
  get diagnostics marks = row_count;
  n := n + marks;
  update core.decision set reason = 'Erased with the person.'
    where org_id = org and application_id = of_application and reason is not null;
  get diagnostics marks = row_count;
  n := n + marks;
  update core.retention_hold h set reason = 'Erased with the person.',
      lift_reason = case when h.lift_reason is not null then 'Erased with the person.' end
    where h.org_id = org and h.application_id = of_application;
  get diagnostics marks = row_count;
  counts := counts || jsonb_build_object('notes and reasons', n + marks);

  -- What was sent, or waits to be.
  delete from pii.email_message where org_id = org and application_id = of_application;
  get diagnostics n = row_count;
  delete from core.finish_reminder where org_id = org and application_id = of_application;
  counts := counts || jsonb_build_object('e-mails', n);
  delete from core.webhook_delivery d using core.event e
    where d.org_id = org and e.org_id = org and e.id = d.event_id and e.subject_id = of_application
      and (e.kind like 'application-%' or e.kind = 'decision-undone');
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('webhook messages', n);
  delete from pii.adjustment where org_id = org and application_id = of_application;
  get diagnostics n = row_count;
  delete from pii.entered_application where org_id = org and application_id = of_application;
  delete from core.identity_seen where org_id = org and application_id = of_application;
  counts := counts || jsonb_build_object('adjustments', n);
  update core.experience_answer x set slip = null,
      text = case when x.text ~ '\S' then 'Erased with the person.' else '' end
    where x.org_id = org and x.slip = any (slips);
  get diagnostics n = row_count;
  counts := counts || jsonb_build_object('survey answers cut off', n);
  update auth.token set revoked_at = now()
    where org_id = org and kind = 'application' and reference = of_application and revoked_at is null;

  delete from pii.application_identity where org_id = org and application_id = of_application
    returning candidate_id into person;
  delete from pii.invitee where org_id = org and application_id = of_application;
  get diagnostics n = row_count;
  if person is null then
    counts := counts || jsonb_build_object('invitations', n, 'people', 0);
    return next; return;
  end if;
  is_last := not exists (select from pii.application_identity i where i.org_id = org and i.candidate_id = person);
  select array[c.first_name || ' ' || c.last_name, c.email, c.last_name, c.first_name] into names
    from pii.candidate c where c.org_id = org and c.id = person;
  -- Reasons of what concerned several people: what was said stays, of whom does not.
  update core.identity_search s set reason = core.without_names(s.reason, names) where s.org_id = org
    and s.reason <> core.without_names(s.reason, names);
  update core.review_batch b set release_reason = core.without_names(b.release_reason, names) where b.org_id = org
    and b.job_id = was.job_id and b.release_reason is not null;
  update core.review_voiding v set reason = core.without_names(v.reason, names) where v.org_id = org
    and v.job_id = was.job_id;
  update core.retention_hold h set reason = core.without_names(h.reason, names),
      lift_reason = case when h.lift_reason is not null then core.without_names(h.lift_reason, names) end
    where h.org_id = org and h.job_id = was.job_id;
  update core.interview_slot s set forced_reason = core.without_names(s.forced_reason, names)
    from core.interview_round r where s.org_id = org and r.org_id = org and r.id = s.round_id and r.job_id = was.job_id
      and s.forced_reason is not null;
  update core.interview_seat t set forced_reason = core.without_names(t.forced_reason, names)
    from core.interview_slot s, core.interview_round r where t.org_id = org and s.org_id = org and s.id = t.slot_id
      and r.org_id = org and r.id = s.round_id and r.job_id = was.job_id and t.forced_reason is not null;
  -- What was said of others of the role may compare them with whoever goes.
  select string_agg(regexp_replace(btrim(n), '([^[:alnum:][:space:]])', '\\\1', 'g'), '|') into spoken
    from unnest(names) n where length(btrim(n)) >= 2;
  update core.decision d set reason = core.without_names(d.reason, names) from core.application a
    where a.org_id = org and a.job_id = was.job_id and a.state <> 'erased' and d.org_id = org
      and d.application_id = a.id and d.reason ~* spoken;
  update core.identity_opening o set reason = core.without_names(o.reason, names) from core.application a
    where a.org_id = org and a.job_id = was.job_id and a.state <> 'erased' and o.org_id = org
      and o.application_id = a.id and o.reason ~* spoken;
  select array_agg(i.id) into interviews from core.interview_round r
    join core.interview i on i.org_id = org and i.round_id = r.id where r.org_id = org and r.job_id = was.job_id;
  update core.scorecard_notes t set text = core.without_names(t.text, names)
    where t.org_id = org and t.interview_id = any (interviews) and t.text ~* spoken;
  update core.scorecard_mark m set note = core.without_names(m.note, names)
    where m.org_id = org and m.interview_id = any (interviews) and m.note ~* spoken;
  update core.agreed_mark g set reason = core.without_names(g.reason, names)
    where g.org_id = org and g.interview_id = any (interviews) and g.reason ~* spoken;
  update core.scorecards_opened o set reason = core.without_names(o.reason, names)
    where o.org_id = org and o.interview_id = any (interviews) and o.reason ~* spoken;
  update core.email_round r set subject = core.without_names(r.subject, names),
      body = case when r.people = 1 then 'Erased with the person.' else core.without_names(r.body, names) end
    where r.org_id = org and r.id in (select e.round_id from core.email_round_event e
      where e.org_id = org and e.application_id = of_application);
  delete from pii.candidate_job j where j.org_id = org and j.candidate_id = person
    and (is_last or not exists (select from pii.application_identity i
      where i.org_id = j.org_id and i.candidate_id = j.candidate_id and i.job_id = j.job_id));
  if is_last then
    delete from pii.invitee where org_id = org and candidate_id = person;
    get diagnostics marks = row_count;
    n := n + marks;
    delete from pii.candidate c where c.org_id = org and c.id = person;
  else
    update pii.candidate c set opened_at = (select min(i.opened_at) from pii.application_identity i
        where i.org_id = org and i.candidate_id = person)
      where c.org_id = org and c.id = person;
  end if;
  counts := counts || jsonb_build_object('invitations', n, 'people', is_last::integer);
  return next;
end $$;
grant execute on function pii.erase_application to evenhand_staff, evenhand_system;
