import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const status = (title: string): PlantedFaultDetector => ({
  file: 'server/features/jobs/set-hire-status.test.ts',
  title,
});
const marking = (title: string): PlantedFaultDetector => ({
  file: 'server/features/pipeline/mark-candidates-hired.test.ts',
  title,
});
const saving = (title: string): PlantedFaultDetector => ({
  file: 'web/parts/hires/job-hire-status-autosave.test.ts',
  title,
});
const staff = `${testDatabaseRolePrefix}_staff`;

/** Ways of saying of a role what nobody said, of losing what somebody did say, and of pestering people. */
export const plantedHireStatusFaults: PlantedFault[] = [
  {
    name: 'a time of waiting that is kept with hired',
    change: [
      {
        file: 'server/features/jobs/rules/hire-waiting-since-and-reminder-cutoff.ts',
        from: "if (status !== 'waiting') return null;",
        to: '',
      },
    ],
    net: status('who runs a role says how its hiring went, and an admin may too'),
  },
  {
    name: 'a hire status set by a colleague who only reviews',
    change: [
      {
        file: 'server/features/jobs/set-hire-status.ts',
        from: '!mayEditJob(member, job.members)',
        to: '!mayEditJob(member, job.members) && job.members.length > 99',
      },
    ],
    net: status(
      'a colleague who only reviews or watches may not say it, one without a part finds nothing, a stranger neither',
    ),
  },
  {
    name: 'a hire status that overwrites one of the same moment',
    change: [
      {
        file: 'server/features/jobs/sql/update-hire-status-and-find-unconfirmed-hires.ts',
        from: / and status is not distinct from \$\{job\.status\}\s+and date_trunc\([^)]+\) is not distinct from \$\{job\.statusWaitingAt\}/,
        to: '',
      },
    ],
    net: status(
      'of two tabs that answer at the same time one is heard and the other is told so; the same answer is fine',
    ),
  },
  {
    name: 'a carousel that asks of roles which still decide',
    change: [
      {
        file: 'server/features/jobs/sql/update-hire-status-and-find-unconfirmed-hires.ts',
        from: ' and sum(undecided) = 0 as "allDecided"',
        to: ' as "allDecided"',
      },
    ],
    net: status(
      'hired-notifications name the roles somebody runs that closed or are decided, the longest waiting first',
    ),
  },
  {
    name: 'a choice that is lost with the page',
    change: [
      {
        file: 'web/parts/hires/reduce-unsaved-job-hire-statuses.ts',
        from: "return step(isUndoable, 'saving');",
        to: 'return emptyUnsavedJobHireStatuses;',
      },
    ],
    net: saving('leaving the page within 2.1 seconds sends the choice there and then'),
  },
  {
    name: 'sealed names in the hired flow',
    sql: `create policy leak on pii.candidate for select to ${staff} using (true);
      create policy leak on pii.application_identity for select to ${staff} using (true);
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: marking(
      'the list offers those furthest on first, by reference while sealed, and finds a name once it is open',
    ),
  },
  {
    name: 'somebody hired before they applied',
    change: [
      {
        file: 'server/features/pipeline/rules/hire-day-problem.ts',
        from: 'day > hiredOn',
        to: 'day < hiredOn',
      },
    ],
    net: marking('a day before they applied is refused at its field, and nothing is changed'),
  },
  {
    name: 'an opinion of the product that a colleague may change',
    sql: `drop policy tenant_staff on core.product_feedback;
      create policy tenant_staff on core.product_feedback to ${staff}
        using (org_id = (select core.current_org())) with check (org_id = (select core.current_org()))`,
    net: {
      file: 'server/features/feedback/save-or-change-product-feedback.test.ts',
      title: 'nobody changes what somebody else has said, in their organisation or another',
    },
  },
];
