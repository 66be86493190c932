-- owner: application-history
-- What was done with the acting candidate's application, by days and parts: who read it is a number, who decided or
-- opened the name a part in the hiring. A decision that was taken back, or that they are not told of yet, is no part of
-- it. Decided here: the candidate door reads no audit, no review, no opening and no e-mail.
create or replace function core.own_application_history() returns jsonb
  language sql stable security definer set search_path = pg_catalog begin atomic
  with own as (
    select a.org_id, a.id, a.job_id, a.submitted_at, a.withdrawn_at, coalesce(nullif(o.tz, ''), 'Europe/London') as zone
    from core.application a join core.organisation o on o.org_id = a.org_id
    where a.org_id = core.current_org() and a.id = core.current_actor() and a.state <> 'erased'),
  reading as (
    select l.member_id, min(r.scored_on) as first_on, max(r.scored_on) as last_on
    from own join core.review r on r.org_id = own.org_id and r.application_id = own.id and r.stars is not null
      join core.reviewer_link l on l.org_id = r.org_id and l.id = r.link_id
    group by l.member_id),
  batch as (
    select distinct b.id, b.sent_at, b.released_at
    from own join core.review r on r.org_id = own.org_id and r.application_id = own.id
      join core.review_batch b on b.org_id = r.org_id and b.id = r.batch_id),
  step as (
    select 'submitted' as kind, own.submitted_at as at, 1 as place, '{}'::jsonb as facts
      from own where own.submitted_at is not null
    union all
    select 'sent-to-review', b.sent_at, 2, '{}' from batch b
    union all
    select 'read', greatest((select min(first_on) from reading)::timestamp at time zone own.zone,
        (select min(sent_at) from batch)), 3, jsonb_build_object('people', n.people, 'sawName', n.saw_name,
        'on', to_char(n.first_on, 'YYYY-MM-DD'), 'until', to_char(n.last_on, 'YYYY-MM-DD'))
      from own, (select count(*) as people, min(r.first_on) as first_on, max(r.last_on) as last_on,
          count(*) filter (where exists (select from core.identity_seen s, own where s.org_id = own.org_id
            and s.application_id = own.id and s.member_id = r.member_id
            and (not s.dealt_before or s.first_on < r.first_on))) as saw_name
        from reading r) n
      where n.people > 0
    union all
    select 'name-opened', i.at, 4, jsonb_build_object('reason',
        core.without_other_candidates(i.reason, own.job_id, own.id), 'by', case when m.role is not null
        then 'hiring-team' else 'admin' end)
      from own join core.identity_opening i on i.org_id = own.org_id and i.application_id = own.id
        left join core.job_member m on m.org_id = own.org_id and m.job_id = own.job_id and m.member_id = i.member_id
    union all
    select 'names-released', max(b.released_at), 5, '{}' from batch b having bool_and(b.released_at is not null)
    union all
    select 'interviewed', i.starts_at, 6, jsonb_build_object('name', s.name)
      from own join core.interview i on i.org_id = own.org_id and i.application_id = own.id and i.state = 'done'
        join core.interview_round d on d.org_id = i.org_id and d.id = i.round_id
        join core.stage s on s.org_id = d.org_id and s.id = d.stage_id
    union all
    select 'e-mail', m.sent_at, 7, jsonb_build_object('about', m.kind)
      from own join pii.email_message m on m.org_id = own.org_id and m.application_id = own.id
      where m.sent_at is not null
    union all
    select 'decided', d.at, 8, jsonb_build_object('to', d.to_state, 'by', case when m.role is not null
        then 'hiring-team' else 'admin' end)
      from own join core.decision d on d.org_id = own.org_id and d.application_id = own.id and d.undoes is null
        left join core.job_member m on m.org_id = own.org_id and m.job_id = own.job_id and m.member_id = d.member_id
      where not exists (select from core.decision back where back.org_id = d.org_id and back.undoes = d.id)
        and (d.to_state <> 'rejected' or core.rejection_notified_at() <= now())
    union all
    select 'withdrawn', own.withdrawn_at, 9, '{}' from own where own.withdrawn_at is not null)
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind,
      'on', to_char(s.at at time zone own.zone, 'YYYY-MM-DD')) || s.facts
    order by s.at, s.place, s.facts::text), '[]')
  from step s, own where s.at is not null;
end;
grant execute on function core.own_application_history to evenhand_candidate;
