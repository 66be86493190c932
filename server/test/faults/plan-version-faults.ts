import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const versions = (title: string): PlantedFaultDetector => ({
  file: 'server/features/job-plan/plan-versions.test.ts',
  title,
});
const applications = (title: string): PlantedFaultDetector => ({
  file: 'server/features/job-plan/plan-version-of-application.test.ts',
  title,
});

/** Ways of changing what candidates were told without anybody noticing. */
export const plantedPlanVersionFaults: PlantedFault[] = [
  {
    name: 'a frozen plan that staff may change',
    sql: `grant update on core.plan_version to ${testDatabaseRolePrefix}_staff`,
    net: versions(
      'what was frozen is neither changed nor deleted by any door, and the plan itself is read by two alone',
    ),
  },
  {
    name: 'a frozen plan that candidates may read, guides and all',
    sql: `grant select on core.plan_version to ${testDatabaseRolePrefix}_candidate`,
    net: versions(
      'what was frozen is neither changed nor deleted by any door, and the plan itself is read by two alone',
    ),
  },
  {
    name: 'a publication that freezes nothing',
    change: [
      {
        file: 'server/features/builder/publish-job-draft.ts',
        from: '  await freezeJobPlan(visit, { jobId: edit.id });\n',
        to: '',
      },
    ],
    net: versions('publishing freezes version 1, and its hash can be computed from its text alone'),
  },
  {
    name: 'a changed plan without a version',
    change: [
      {
        file: 'server/features/job-plan/run-change-and-freeze-changed-job-plan.ts',
        from: '!sha256.equals(before.sha256)',
        to: 'false',
      },
    ],
    net: versions(
      'a change of a published plan needs a reason, which is kept with what changed, by whom and when',
    ),
  },
  {
    name: 'a published plan that is changed into what could not be published',
    change: [
      {
        file: 'server/features/builder/rules/new-plan-problem.ts',
        from: 'blocks && !seenToLater.includes(code)',
        to: 'blocks && seenToLater.includes(code)',
      },
    ],
    net: {
      file: 'server/features/builder/rules/new-plan-problem.test.ts',
      title: 'nothing decides any more',
    },
  },
  {
    name: 'an application that moves on to the newest version',
    sql: `create or replace function core.own_plan_versions() returns table (n integer, "isOwn" boolean, sha256 text,
        "frozenAt" timestamptz, plan jsonb)
      language sql stable security definer set search_path = pg_catalog as $$
      select v.n, true, encode(v.sha256, 'hex'), v.frozen_at, core.public_part_of_plan(v.plan)
      from core.application a join core.plan_version v on v.org_id = a.org_id and v.job_id = a.job_id
      where a.org_id = core.current_org() and a.id = core.current_actor() order by v.n desc limit 1 $$`,
    net: applications(
      'an application keeps the version it began under, on its page and in its confirmation',
    ),
  },
  {
    name: 'a candidate who is given their plan with its questions and guides',
    sql: `create or replace function core.public_part_of_plan(plan text) returns jsonb language sql immutable
      set search_path = pg_catalog as 'select plan::jsonb'`,
    net: {
      file: 'server/features/apply/plan-of-application.test.ts',
      title:
        'a candidate sees of their plan what candidates may see, of no other role, and never the plan itself',
    },
  },
];
