import { writeNamesFunctionSqlWithoutCondition } from './write-names-function-sql-without-condition.ts';
import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const feature = 'server/features/reporting';
const net = (title: string): PlantedFaultDetector => ({
  file: `${feature}/download-application-list.test.ts`,
  title,
});
const query = `${feature}/sql/jobs-and-applicants-to-download.ts`;

export const plantedApplicantExportFaults: PlantedFault[] = [
  {
    name: 'applicants: a formula that a spreadsheet runs',
    change: [
      {
        file: 'contract/write-csv.ts',
        from: 'const harmless = disarmFormulas(',
        to: 'const harmless = String(',
      },
    ],
    net: net(
      'nothing in it is run by a spreadsheet, and what is written over several lines stays one cell',
    ),
  },
  {
    name: 'applicants: a sealed name',
    sql: `alter policy opened_staff on pii.application_identity using (org_id = (select core.current_org()));
      ${writeNamesFunctionSqlWithoutCondition('seal')}`,
    net: net('of a sealed name neither the person, nor where they came from, nor unreleased stars'),
  },
  {
    name: 'applicants: stars that were not released',
    change: [{ file: query, from: ' and b.released_at is not null', to: '' }],
    net: net('of a sealed name neither the person, nor where they came from, nor unreleased stars'),
  },
  {
    name: 'applicants: stars of a role that the reader still reviews',
    change: [
      {
        file: query,
        from: ' and a.job_id <> all ((select search.jobs_under_own_review())::bigint[])',
        to: '',
      },
    ],
    net: net('whoever still reviews on a role learns no more of it than its references'),
  },
  {
    name: 'applicants: whoever comes after the first piece is forgotten',
    change: [{ file: query, from: 'a.public_ref > ${after}', to: 'a.public_ref < ${after}' }],
    net: net(
      'however many they are, each is in it once, and never more are read at a time than make a piece',
    ),
  },
  {
    name: 'applicants: reading on for somebody who has left',
    change: [
      {
        file: `${feature}/download-application-list.ts`,
        from: 'actor: visitor, signal }',
        to: 'actor: visitor }',
      },
    ],
    net: {
      file: `${feature}/download-applicants-slowly.test.ts`,
      title: 'a slow reader has it wait, and the reading ends when they leave',
    },
  },
  {
    name: 'reports: counting on for somebody who has left',
    change: [
      {
        file: `${feature}/run-until-or-signal-when-client-leaves.ts`,
        from: "socket.once('close', leave);",
        to: '',
      },
    ],
    net: {
      file: `${feature}/report-overload.test.ts`,
      title:
        'who asks for more reports than can wait is told at once, and what nobody waits for any more is ended',
    },
  },
  {
    name: 'reports: key numbers that are counted from applications',
    change: [
      {
        file: 'server/features/figures/sql/key-numbers.ts',
        from: 'select coalesce(sum(submitted), 0)::int as candidates',
        to: 'select (select count(*)::int from core.application) as candidates',
      },
    ],
    net: {
      file: `${feature}/report-cost.test.ts`,
      title: 'the whole report reads as much for five times as many applications',
    },
  },
];
