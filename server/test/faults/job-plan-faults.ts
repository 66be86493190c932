import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const inPlan =
  (file: string) =>
  (title: string): PlantedFaultDetector => ({
    file: `server/features/job-plan/${file}.test.ts`,
    title,
  });
const questions = inPlan('criteria-of-questions');
const jobs = inPlan('plans-of-new-jobs');
const seen = inPlan('who-sees-a-plan');
const criteria = 'server/features/job-plan/sql/write-criterion-and-stage-rows-of-job.ts';
const copied = jobs(
  'a copy of a role has its criteria and stages as they are, under numbers of its own',
);

/** Ways of showing a plan to whom it is not for, and of making one that is another than its role has. */
export const plantedJobPlanFaults: PlantedFault[] = [
  {
    name: 'criteria and stages without walls between employers',
    sql: `alter policy tenant_staff on core.criterion using (true); alter policy tenant_staff on core.stage using (true);
      alter policy tenant_staff on core.question_criterion using (true)`,
    net: seen('staff see the plans of their own employer alone'),
  },
  {
    name: 'criteria of drafts for passers-by',
    sql: 'alter policy published on core.criterion using (org_id = (select core.current_org()))',
    net: seen('a passer-by sees the plans of published roles of one employer alone'),
  },
  {
    name: 'stages of drafts for passers-by',
    sql: 'alter policy published on core.stage using (org_id = (select core.current_org()))',
    net: seen('a passer-by sees the plans of published roles of one employer alone'),
  },
  {
    name: 'plans of all roles for a candidate of one',
    sql: 'alter policy own_candidate on core.stage using (org_id = (select core.current_org()))',
    net: seen('a candidate sees the plan of the role they apply for, and of no other'),
  },
  {
    name: 'descriptions of criteria for passers-by',
    sql: `grant select (description) on core.criterion to ${testDatabaseRolePrefix}_public`,
    net: seen('the public door does not ask for what a criterion is described as'),
  },
  {
    name: 'one skill in two cases as two criteria',
    change: [
      { file: criteria, from: 'distinct on (lower(name)) name, place', to: 'name, place' },
      { file: criteria, from: 'order by lower(name), place', to: 'order by place' },
      { file: criteria, from: 'lower(c.name) = lower(wanted.name)', to: 'c.name = wanted.name' },
    ],
    net: questions(
      'a skill that several questions name is one criterion of the role, in whatever case it is written',
    ),
  },
  {
    name: 'a criterion of any role of the employer for a question',
    change: [
      {
        file: criteria,
        from: /where c\.job_id = \$\{jobId\} and lower\(c\.name\) = lower\(wanted\.name\)/,
        to: 'where lower(c.name) = lower(wanted.name)',
      },
    ],
    net: questions(
      'a criterion of another role or of another employer is neither found nor changed',
    ),
  },
  {
    name: 'criteria that stay when nothing asks about them any more',
    change: [
      {
        file: 'server/features/job-plan/set-criteria-of-questions.ts',
        from: '  await deleteUnservedCriterionRows(db, jobId);\n',
        to: '  if (jobId < 0) await deleteUnservedCriterionRows(db, jobId);\n',
      },
    ],
    net: questions(
      'a criterion stays itself while a question serves it, and goes with the last one',
    ),
  },
  {
    name: 'a copy whose criteria are made from its questions',
    change: [
      {
        file: 'server/features/job-plan/create-criteria-and-stages-of-new-job.ts',
        from: 'if (criteria.length > 0)',
        to: 'if (criteria.length > 99)',
      },
    ],
    net: copied,
  },
  {
    name: 'a copy whose stages begin from scratch',
    change: [
      {
        file: 'server/features/job-plan/create-criteria-and-stages-of-new-job.ts',
        from: 'listStagesOfNewJob({ ...kept,',
        to: 'listStagesOfNewJob({ ...kept, stages: [],',
      },
    ],
    net: copied,
  },
  {
    name: 'a role that begins without a stage for its questions',
    change: [
      {
        file: 'server/features/builder/start-job-with-title.ts',
        from: '  await createCriteriaAndStagesOfNewJob(visit.db, id);\n',
        to: '  if (id < 0) await createCriteriaAndStagesOfNewJob(visit.db, id);\n',
      },
    ],
    net: jobs('a role that begins with a title has one stage, in which it asks its questions'),
  },
];
