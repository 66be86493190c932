-- owner: data-requests
-- All that is held of the acting candidate's application, of one moment: what they are given when they ask. What others
-- did is told by the day and by their part, never by name; no guide is in it, and what is asked in interviews only once
-- the role is over. Decided here: no door reads all of it, and nobody else's is within reach of this one.
create or replace function pii.own_data(eo_link bytea, slips bytea[], moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  with me as (
    select a.org_id, a.id, a.job_id, a.public_ref, a.started_at, a.submitted_at, a.withdrawn_at, a.interest_at,
      a.invited_at, a.plan_version, i.candidate_id, i.source, j.title, o.name as employer,
      coalesce(o.tz, 'Europe/London') as zone,
      j.archived_at is not null or coalesce(j.status in ('hired', 'notHired'), false) as is_over
    from core.application a
      join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
      join core.job j on j.org_id = a.org_id and j.id = a.job_id
      join core.organisation o on o.org_id = a.org_id
    where a.org_id = core.current_org() and a.id = core.current_actor())
  select jsonb_build_object(
    'person', (select jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email,
        'since', c.created_at, 'mayBeContactedUntil', c.contact_until)
      from pii.candidate c where c.org_id = me.org_id and c.id = me.candidate_id),
    'application', jsonb_build_object('reference', me.public_ref, 'role', me.title, 'organisation', me.employer,
      'cameFrom', me.source, 'begunAt', me.started_at, 'submittedAt', me.submitted_at, 'withdrawnAt', me.withdrawn_at,
      'interestShownAt', me.interest_at, 'invitedAt', me.invited_at, 'planVersion', me.plan_version,
      'enteredForYouOn', (select to_char(e.entered_at at time zone me.zone, 'YYYY-MM-DD')
        from pii.entered_application e where e.org_id = me.org_id and e.application_id = me.id)),
    'privacyNotice', (select jsonb_build_object('version', n.n, 'readAt', r.read_at, 'facts', n.facts)
      from core.privacy_notice_read r join core.privacy_notice n on n.org_id = r.org_id and n.id = r.notice_id
      where r.org_id = me.org_id and r.application_id = me.id),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('stage', s.name, 'question', q.text, 'answer', w.text,
        'value', w.value, 'savedAt', w.saved_at) order by s.position, q.position), '[]')
      from core.answer w join core.question q on q.org_id = w.org_id and q.id = w.question_id
        left join core.stage s on s.org_id = q.org_id and s.id = q.stage_id
      where w.org_id = me.org_id and w.application_id = me.id),
    'tests', (select coalesce(jsonb_agg(jsonb_build_object('stage', s.name, 'startedAt', t.started_at,
        'handedInAt', t.handed_in_at, 'timeFactor', t.time_factor, 'answers', t.answers,
        'result', (select jsonb_build_object('score', x.score, 'band', x.band) from core.test_result x
          where x.org_id = t.org_id and x.application_id = t.application_id and x.stage_id = t.stage_id
            and core.is_own_decision_known())) order by s.position), '[]')
      from core.test_attempt t join core.stage s on s.org_id = t.org_id and s.id = t.stage_id
      where t.org_id = me.org_id and t.application_id = me.id),
    'tasks', (select coalesce(jsonb_agg(jsonb_build_object('stage', s.name, 'invitedAt', t.invited_at,
        'dueOn', t.due_on, 'submittedAt', t.submitted_at, 'isLate', t.is_late, 'closedAt', t.closed_at)
        order by s.position), '[]')
      from core.candidate_task t join core.stage s on s.org_id = t.org_id and s.id = t.stage_id
      where t.org_id = me.org_id and t.application_id = me.id),
    'marks', (select coalesce(jsonb_agg(jsonb_build_object('question', q.text, 'by', 'Reviewer ' || r.who,
        'stars', r.stars, 'counts', r.counts) order by q.position, r.who), '[]')
      from (select v.*, dense_rank() over (order by v.link_id) as who
        from (select r.question_id, r.link_id, r.stars, true as counts from core.review r
            where r.org_id = me.org_id and r.application_id = me.id and r.stars is not null
          union all
          select r.question_id, r.link_id, r.stars, false from core.voided_review r
            where r.org_id = me.org_id and r.application_id = me.id) v) r
        join core.question q on q.org_id = me.org_id and q.id = r.question_id),
    'interviews', (select coalesce(jsonb_agg(jsonb_build_object('round', s.name, 'state', i.state,
        'startsAt', i.starts_at, 'minutes', i.minutes,
        'marks', (select coalesce(jsonb_agg(jsonb_build_object('by', core.part_in_hiring(me.job_id, m.member_id),
            'question', case when me.is_over then q.text end, 'stars', m.stars, 'notAsked', m.not_asked,
            'note', core.without_other_candidates(m.note, me.job_id, me.id)) order by q.position, m.member_id), '[]')
          from core.scorecard_mark m join core.question q on q.org_id = m.org_id and q.id = m.question_id
            join core.scorecard c on c.org_id = m.org_id and c.interview_id = m.interview_id
              and c.member_id = m.member_id and c.submitted_at is not null
          where m.org_id = i.org_id and m.interview_id = i.id),
        'notes', (select coalesce(jsonb_agg(jsonb_build_object('by', core.part_in_hiring(me.job_id, n.member_id),
            'text', core.without_other_candidates(n.text, me.job_id, me.id)) order by n.member_id), '[]')
          from core.scorecard_notes n join core.scorecard c on c.org_id = n.org_id and c.interview_id = n.interview_id
              and c.member_id = n.member_id and c.submitted_at is not null
          where n.org_id = i.org_id and n.interview_id = i.id and n.text <> ''),
        'agreed', (select coalesce(jsonb_agg(jsonb_build_object('question', case when me.is_over then q.text end,
            'stars', g.stars, 'reason', core.without_other_candidates(g.reason, me.job_id, me.id),
            'on', to_char(g.signed_at at time zone me.zone, 'YYYY-MM-DD'))
            order by q.position, g.n), '[]')
          from core.agreed_mark g join core.question q on q.org_id = g.org_id and q.id = g.question_id
          where g.org_id = i.org_id and g.interview_id = i.id)) order by r.id), '[]')
      from core.interview i join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
        join core.stage s on s.org_id = r.org_id and s.id = r.stage_id
      where i.org_id = me.org_id and i.application_id = me.id),
    'score', (select k.overall from core.ranking k where k.org_id = me.org_id and k.application_id = me.id),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('to', d.to_state, 'takenBack', u.id is not null,
        'on', to_char(d.at at time zone me.zone, 'YYYY-MM-DD'), 'by', core.part_in_hiring(me.job_id, d.member_id))
        order by d.id), '[]')
      from core.decision d left join core.decision u on u.org_id = d.org_id and u.undoes = d.id
      where d.org_id = me.org_id and d.application_id = me.id and d.undoes is null
        and (d.to_state <> 'rejected' or core.is_own_decision_known())),
    'nameOpened', (select coalesce(jsonb_agg(jsonb_build_object('by', core.part_in_hiring(me.job_id, p.member_id),
        'on', to_char(p.at at time zone me.zone, 'YYYY-MM-DD'), 'reason',
        core.without_other_candidates(p.reason, me.job_id, me.id)) order by p.id), '[]')
      from core.identity_opening p where p.org_id = me.org_id and p.application_id = me.id),
    'nameSeen', (select coalesce(jsonb_agg(jsonb_build_object('by', core.part_in_hiring(me.job_id, s.member_id),
        'on', s.first_on, 'how', s.how) order by s.first_on, s.member_id), '[]')
      from core.identity_seen s where s.org_id = me.org_id and s.application_id = me.id),
    'adjustments', (select coalesce(jsonb_agg(jsonb_build_object('askedAt', d.asked_at, 'moreTime', d.time_factor_asked,
        'wishes', d.wishes, 'words', d.words, 'outcome', d.outcome, 'agreedTime', d.time_factor,
        'maySendUntil', d.may_send_until, 'answer', d.answer) order by d.id), '[]')
      from pii.adjustment d where d.org_id = me.org_id and d.application_id = me.id and d.taken_back_at is null),
    'emails', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'to', m.to_address, 'subject', m.subject,
        'text', m.text, 'sentAt', m.sent_at) order by m.id), '[]')
      from pii.email_message m
      where m.org_id = me.org_id and m.application_id = me.id and m.sent_at is not null),
    'invitations', (select coalesce(jsonb_agg(jsonb_build_object('address', v.address, 'firstName', v.first_name,
        'lastName', v.last_name, 'state', v.state) order by v.id), '[]')
      from pii.invitee v where v.org_id = me.org_id and v.application_id = me.id),
    'requests', (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'words', r.words, 'askedAt', r.asked_at,
        'answerDueOn', r.due_on, 'closedAt', r.closed_at, 'outcome', r.outcome, 'answer', r.answer)
        order by r.id), '[]')
      from pii.data_request r where r.org_id = me.org_id and r.application_id = me.id),
    'equalOpportunities', (select r.answers from eo.response r
      where r.org_id = me.org_id and r.subject = (
        select l.subject from eo.link l where l.org_id = me.org_id and l.link = own_data.eo_link)),
    'survey', (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'rating', e.rating,
        'fairness', e.fairness, 'satisfaction', e.satisfaction, 'text', e.text) order by e.id), '[]')
      from core.experience_answer e where e.org_id = me.org_id and e.slip = any (own_data.slips)),
    'writtenAt', own_data.moment)
  from me;
end;
grant execute on function pii.own_data to evenhand_candidate;
