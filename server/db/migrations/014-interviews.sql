-- Interviews as the dashboard and a role's calendar show them: who sits on the panel, how long one takes, which stand.

-- As long as its round, unless told.
alter table core.interview add column minutes smallint check (minutes between 5 and 480);

create table core.interview_panel_member (
  org_id bigint not null default core.current_org(),
  interview_id bigint not null,
  member_id bigint not null,
  primary key (org_id, interview_id, member_id),
  foreign key (org_id, interview_id) references core.interview (org_id, id),
  foreign key (org_id, member_id) references core.member (org_id, id)
);
create index on core.interview_panel_member (org_id, member_id);
call migration.wall('core.interview_panel_member', 'staff');
grant select on core.interview_panel_member to evenhand_staff;

-- What was neither cancelled nor made needless by a decision before it: whoever was rejected, hired or has withdrawn by
-- then does not come. Every number and every list of interviews begins here, so that they agree.
create view core.standing_interview with (security_invoker = true) as
  select i.org_id, i.id, i.round_id, r.job_id, r.name as round_name, i.application_id, i.state, i.starts_at,
    coalesce(i.minutes, r.minutes) as minutes,
    i.starts_at + make_interval(mins => coalesce(i.minutes, r.minutes)) as ends_at
  from core.interview i
  join core.interview_round r on r.org_id = i.org_id and r.id = i.round_id
  join core.application a on a.org_id = i.org_id and a.id = i.application_id
  where i.state <> 'cancelled' and a.state <> 'erased'
    and not (i.state in ('invited', 'booked')
      and coalesce(least(a.rejected_at, a.withdrawn_at, a.hired_at) <= coalesce(i.starts_at, 'infinity'), false));
grant select on core.standing_interview to evenhand_staff;
