import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const reviews = (title: string): PlantedFaultDetector => ({
  file: 'server/features/reporting/read-job-review-report.test.ts',
  title,
});
const years = (title: string): PlantedFaultDetector => ({
  file: 'server/features/reporting/judge-adverse-impact-by-year.test.ts',
  title,
});
const impact = (title: string): PlantedFaultDetector => ({
  file: 'server/features/reporting/rules/judge-and-classify-adverse-impact.test.ts',
  title,
});
const inStages: PlantedFaultDetector = {
  file: 'server/features/reporting/job-report-pages-and-stages.test.ts',
  title:
    'time in a stage is the median of whole days, from five candidates on, and the same for whoever sends early or late',
};

/** Ways in which the report of a role, or the verdict on a year, says too much or too early. */
export const plantedJobReportAndAdverseImpactFaults: PlantedFault[] = [
  {
    name: 'scores of a role before their release',
    change: [
      {
        file: 'server/features/reporting/read-job-review-report.ts',
        from: "released === 0 && unreleased > 0 ? 'not-released' : null",
        to: 'null',
      },
      {
        file: 'server/features/reporting/sql/job-form-pages-stage-days-and-score-sums.ts',
        from: 'b.released_at is not null and ',
        to: '',
      },
    ],
    net: reviews('before the release only how far reviews are is told, whatever has been scored'),
  },
  {
    name: 'scores of a role for whoever still reviews on it',
    change: [
      {
        file: 'server/features/reporting/read-job-review-report.ts',
        from: "job.ownReviewsOpen ? 'own-reviews-open' : beforeRelease",
        to: 'beforeRelease',
      },
    ],
    net: reviews('an admin who still reviews learns of no score, even of those that were released'),
  },
  {
    name: 'scores of a later batch among those that were released',
    change: [
      {
        file: 'server/features/reporting/sql/job-form-pages-stage-days-and-score-sums.ts',
        from: 'b.released_at is not null and ',
        to: '',
      },
    ],
    net: reviews('what is sent to review later is left out until it is released as well'),
  },
  {
    name: 'diversity of a role for whoever still reviews on it',
    change: [
      {
        file: 'server/features/reporting/read-job-diversity.ts',
        from: "if (ownReviewsOpen) return 'own-reviews-open';",
        to: '',
      },
    ],
    net: reviews('diversity of a role is closed to whoever still reviews on it, and to support'),
  },
  {
    name: 'the median of a single candidate’s days',
    change: [
      {
        file: 'server/features/reporting/read-job-report.ts',
        from: 'const STAGE_LEAST = 5;',
        to: 'const STAGE_LEAST = 1;',
      },
    ],
    net: inStages,
  },
  {
    name: 'stages in hours, which tell who sent early',
    change: [
      {
        file: 'server/features/reporting/sql/job-form-pages-stage-days-and-score-sums.ts',
        from: '(a.submitted_at at time zone z.name)::date as submitted',
        to: "(a.submitted_at at time zone z.name - interval '12 hours')::date as submitted",
      },
    ],
    net: inStages,
  },
  {
    name: 'a year that is judged while December’s applicants are still on their way',
    change: [
      {
        file: 'server/features/reporting/judge-adverse-impact-by-year.ts',
        from: 'const SETTLED_DAYS = 90;',
        to: 'const SETTLED_DAYS = 0;',
      },
    ],
    net: years(
      'a year is judged when it is over for ninety days in the organisation’s zone, not before',
    ),
  },
  {
    name: 'verdicts that can be changed afterwards',
    sql: `grant update on report.adverse_impact to ${testDatabaseRolePrefix}_aggregate`,
    net: years('what was found can be changed by nobody, and another organisation sees none of it'),
  },
  {
    name: 'a verdict on a year in which few have told anything',
    change: [
      {
        file: 'server/features/reporting/rules/judge-and-classify-adverse-impact.ts',
        from: 'const ADVERSE_IMPACT_RESPONDENTS_MIN = 100;',
        to: 'const ADVERSE_IMPACT_RESPONDENTS_MIN = 50;',
      },
    ],
    net: years('under a hundred who told something nothing is compared, then or later'),
  },
  {
    name: 'a verdict on groups of a handful',
    change: [
      {
        file: 'server/features/reporting/rules/judge-and-classify-adverse-impact.ts',
        from: 'const COMPARED_LEAST = 25;',
        to: 'const COMPARED_LEAST = 5;',
      },
    ],
    net: impact('groups of whom fewer than 25 stand before a step are not compared at it'),
  },
  {
    name: 'groups named as left out from an exact number of people on',
    change: [
      {
        file: 'server/features/reporting/rules/judge-and-classify-adverse-impact.ts',
        from: 'leftOut: large.filter((group) => !isCompared(group)).map(({ option }) => option),',
        to: `leftOut: [...byOption].flatMap(([option, own]) =>
      !groups.includes(option) && own.reduce((sum, { n }) => sum + n, 0) >= 5 ? [option] : []),`,
      },
    ],
    net: {
      file: 'server/test/attack/adverse-impact.test.ts',
      title:
        'whether groups of people got on alike does not tell whether one person more is in a small group',
    },
  },
  {
    name: 'pass rates of all roles thrown together',
    change: [
      {
        file: 'server/features/reporting/rules/judge-and-classify-adverse-impact.ts',
        from: 'for (const { jobId, reached, n } of counts) {',
        to: 'for (const { reached, n } of counts) {\n    const jobId = 0;',
      },
    ],
    net: impact('groups who applied for harder roles are not held against it'),
  },
];
