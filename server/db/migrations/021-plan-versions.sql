-- What a role promises candidates is frozen when it is published, and each change of it is one more version. Those of
-- roles that were published before are written by the server as it starts.
-- Tolerated from: 021

-- Only ever added to: no door may change or delete what was frozen.
create table core.plan_version (
  org_id bigint not null default core.current_org(),
  job_id bigint not null,
  n smallint not null check (n >= 1),
  -- JSON in the canonical form of RFC 8785.
  plan text not null,
  sha256 bytea not null check (sha256 = sha256(convert_to(plan, 'UTF8'))),
  frozen_at timestamptz not null,
  -- Null where the server did it by itself.
  frozen_by bigint,
  reason text check (length(reason) between 1 and 500),
  primary key (org_id, job_id, n),
  foreign key (org_id, job_id) references core.job (org_id, id),
  foreign key (org_id, frozen_by) references core.member (org_id, id),
  -- Whatever departs from what candidates were told says why.
  check ((n = 1) = (reason is null))
);
create index on core.plan_version (org_id, frozen_by);
call migration.wall('core.plan_version', 'staff', 'system');
grant select, insert (job_id, n, plan, sha256, frozen_at, frozen_by, reason) on core.plan_version to evenhand_staff;
grant select, insert (job_id, n, plan, sha256, frozen_at) on core.plan_version to evenhand_system;
-- Everybody may check the hash; the plan has the guides in it, which only help whoever answers.
create policy published on core.plan_version for select to evenhand_public
  using (org_id = (select core.current_org()) and exists (select from core.job j where j.id = job_id));
create policy own_candidate on core.plan_version for select to evenhand_candidate
  using (org_id = (select core.current_org()) and job_id in (select job_id from core.application));
grant select (org_id, job_id, n, sha256, frozen_at) on core.plan_version to evenhand_public, evenhand_candidate;

-- The version that an application began under; null until it has begun.
alter table core.application add column plan_version smallint check (plan_version >= 1);
-- What there is began under what version 1 will say.
update core.application set plan_version = 1 where state not in ('invited', 'quick_applied');
set constraints all immediate;
grant update (plan_version) on core.application to evenhand_candidate;

-- The server itself freezes plans of roles that have none, and the length of interviews is part of them.
create policy tenant_system on core.interview_round for select to evenhand_system
  using (org_id = (select core.current_org()));
grant select on core.interview_round to evenhand_system;
