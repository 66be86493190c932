-- owner: interviews
-- Whom the e-mails of an event are for: those who were noted as missing with it and have not handed in since.
create or replace function core.missed_scorecard_emails(of_event bigint)
  returns table (member_id bigint, first_name text, email text, interview_id bigint, job_title text, reference text,
    employer text)
  language sql stable security definer set search_path = pg_catalog begin atomic
  select m.id, m.first_name, m.email, i.id, j.title, a.public_ref, o.name
  from core.event e
    join core.scorecard c on c.org_id = e.org_id and c.interview_id = e.subject_id and c.reminded_at = e.at
      and c.submitted_at is null and c.void_at is null
    join core.member m on m.org_id = c.org_id and m.id = c.member_id and m.deactivated_at is null
    join core.interview_panel_member p on p.org_id = c.org_id and p.interview_id = c.interview_id
      and p.member_id = c.member_id and p.left_at is null
    join core.interview i on i.org_id = c.org_id and i.id = c.interview_id and i.state in ('booked', 'done')
    join core.application a on a.org_id = i.org_id and a.id = i.application_id
      and a.state not in ('withdrawn', 'erased')
    join core.job j on j.org_id = a.org_id and j.id = a.job_id
    join core.organisation o on o.org_id = a.org_id
  where e.org_id = core.current_org() and e.id = of_event and e.kind = 'scorecards-missed'
  order by m.id;
end;
grant execute on function core.missed_scorecard_emails to evenhand_system;
