import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, FaultDetector } from './planted-fault-types.ts';

const versions = (title: string): FaultDetector => ({
  file: 'server/features/plan/plan-versions.test.ts',
  title,
});
const applications = (title: string): FaultDetector => ({
  file: 'server/features/plan/plan-version-of-application.test.ts',
  title,
});

/** Ways of changing what candidates were told without anybody noticing. */
export const planVersionFaults: PlantedFault[] = [
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
        from: '  await freezePlan(visit, { jobId: edit.id });\n',
        to: '',
      },
    ],
    net: versions('publishing freezes version 1, and its hash can be computed from its text alone'),
  },
  {
    name: 'a changed plan without a version',
    change: [
      {
        file: 'server/features/plan/freeze-plan-change.ts',
        from: '!sha256.equals(before.sha256)',
        to: 'false',
      },
    ],
    net: versions(
      'a change of a published plan needs a reason, which is kept with what changed, by whom and when',
    ),
  },
  {
    name: 'an application that moves on to the newest version',
    change: [
      {
        file: 'server/db/functions/core/own_plan_versions.sql',
        from: 'v.n = a.plan_version, encode',
        to: 'v.n = (select max(n) from core.plan_version where org_id = a.org_id and job_id = a.job_id), encode',
      },
    ],
    net: applications(
      'an application keeps the version it began under, on its page and in its confirmation',
    ),
  },
  {
    name: 'a candidate who reads the questions of a frozen plan with their guides',
    change: [
      {
        file: 'server/db/functions/core/public_part_of_plan.sql',
        from: "'minutes', s -> 'minutes')",
        to: "'minutes', s -> 'minutes', 'items', s -> 'items')",
      },
    ],
    net: {
      file: 'server/features/apply/plan-of-application.test.ts',
      title:
        'a candidate sees of their plan what candidates may see, of no other role, and never the plan itself',
    },
  },
];
