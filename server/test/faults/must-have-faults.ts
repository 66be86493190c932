import { testDatabaseRolePrefix } from '../start-test-cluster.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const read = (title: string): PlantedFaultDetector => ({
  file: 'server/features/pipeline/read-must-haves.test.ts',
  title,
});
const judged = (title: string): PlantedFaultDetector => ({
  file: 'server/features/pipeline/rules/judge-filter-and-count-must-haves.test.ts',
  title,
});
const hidden = read(
  'whoever still reviews on the role sees no verdict and cannot ask for one by a filter; who has finished can',
);
const verdicts = 'server/features/pipeline/read-must-have-verdicts-and-filter-by-must-haves.ts';
const rules = 'server/features/pipeline/rules/judge-filter-and-count-must-haves.ts';

/** Ways of letting a requirement decide of people, or of telling who meets it to whom it is not for. */
export const plantedMustHaveFaults: PlantedFault[] = [
  {
    name: 'everybody judged by the newest rule',
    change: [
      {
        file: rules,
        from: '.filter((rule) => rule.planVersion === planVersion)',
        to: `.filter((rule) => rule.planVersion === Math.max(...rules.map((one) => one.planVersion)))`,
      },
      {
        file: rules,
        from: '          planVersion,\n          value',
        to: '          planVersion: rule.planVersion,\n          value',
      },
    ],
    net: read('a rule that changes later judges those who begin later, and flips nobody'),
  },
  {
    name: 'a rule of an older version for those whose own plan required nothing',
    change: [
      {
        file: rules,
        from: 'rule.planVersion === planVersion',
        to: 'rule.planVersion <= planVersion',
      },
    ],
    net: judged(
      'each answer is judged by the rule of its own version, and by none where that has none',
    ),
  },
  {
    name: 'whoever did not answer meets it',
    change: [
      {
        file: 'server/features/job-plan/rules/judge-must-have.ts',
        from: "return isAsked ? 'unanswered'",
        to: "return isAsked ? 'meets'",
      },
    ],
    net: read('a filter leaves those of the verdict, and nobody who did not answer'),
  },
  {
    name: 'verdicts for whoever still reviews on the role',
    change: [{ file: verdicts, from: 'job.ownReviewsOpen || ', to: '' }],
    net: hidden,
  },
  {
    name: 'filters by verdict for whoever still reviews on the role',
    change: [
      {
        file: 'server/features/pipeline/read-candidate-list.ts',
        from: 'if (job.ownReviewsOpen && filters.length > 0)',
        to: 'if (job.ownReviewsOpen && filters.length > 99)',
      },
    ],
    net: hidden,
  },
  {
    name: 'counts of verdicts for whoever still reviews on the role',
    change: [
      {
        file: 'server/features/pipeline/read-must-haves.ts',
        from: 'if (job.ownReviewsOpen)',
        to: 'if (job.ownReviewsOpen && group !== group)',
      },
    ],
    net: hidden,
  },
  {
    name: 'what a role requires for its reviewers and observers',
    change: [
      {
        file: 'server/features/pipeline/read-must-haves.ts',
        from: /loadManagedJob/,
        to: 'loadJobForTeam',
      },
      {
        file: 'server/features/pipeline/read-must-haves.ts',
        from: 'await loadManagedJob(visit',
        to: 'await loadJobForTeam(visit',
      },
    ],
    net: read('reviewers and observers are not told, and to strangers the role does not exist'),
  },
  {
    name: 'verdicts on applications that nobody has sent in',
    change: [
      {
        file: 'server/features/pipeline/sql/applications-answering-must-haves-alike.ts',
        from: 'submitted_at is not null and ',
        to: '',
      },
    ],
    net: read('counts are those of the stage group, of whoever has sent in an application'),
  },
  {
    name: 'what meets a requirement, for whoever answers it',
    sql: `grant select (must_have) on core.question to ${testDatabaseRolePrefix}_candidate`,
    net: read('what meets a requirement is read by the door of the staff and the server alone'),
  },
];
