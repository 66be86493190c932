import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const feature = 'server/features/reporting';
const net = (title: string): PlantedFaultDetector => ({
  file: `${feature}/organisation-reports.test.ts`,
  title,
});

/** Who may look at the figures of an organisation, and how far back. */
export const plantedReportAccessFaults: PlantedFault[] = [
  {
    name: 'reports: figures for an organisation that lacks the feature',
    change: [
      {
        file: `${feature}/may-read-global-reports.ts`,
        from: 'if (!hasFeature && impersonationId === null)',
        to: 'if (!hasFeature && impersonationId === -1)',
      },
    ],
    net: net(
      'without the feature nobody of an organisation learns a figure: the server refuses, not the screen',
    ),
  },
  {
    name: 'reports: files for every member',
    change: [
      {
        file: `${feature}/organisation-report-routes.ts`,
        from: 'addEndpointRoute(\n    server,\n    contract.downloadHiringStepDropOffEndpoint,\n    may.takeReports',
        to: 'addEndpointRoute(server, contract.downloadHiringStepDropOffEndpoint, may.seeReports',
      },
    ],
    net: net('with the feature every member reads the figures, and admins take the files'),
  },
  {
    name: 'reports: a file that leaves no trace',
    change: [
      {
        file: `${feature}/organisation-report-routes.ts`,
        from: '(auditFigureDownload, dropOffFile)',
        to: '(async (_, found) => found, dropOffFile)',
      },
    ],
    net: net('a file that was taken stands in the audit trail, and one that was refused does not'),
  },
  {
    name: 'reports: sources for support',
    change: [
      {
        file: `${feature}/organisation-report-routes.ts`,
        from: "visitor.impersonationId === null ? null : ('support' as const)",
        to: "visitor.impersonationId === -1 ? ('support' as const) : null",
      },
    ],
    net: net(
      'support reads the figures of an organisation that lacks the feature, but no sources and no files',
    ),
  },
  {
    name: 'reports: sources for whoever still reviews',
    change: [
      {
        file: `${feature}/organisation-report-routes.ts`,
        from: '(await hasOwnReviewsToDo(db)) ?',
        to: '(await hasOwnReviewsToDo(db)) && visitor.actorId === -1 ?',
      },
    ],
    net: net('who still reviews is told no source, and no rating of the role they review'),
  },
  {
    name: 'reports: the source of one sealed candidate by its name',
    change: [
      {
        file: `${feature}/read-candidate-sources.ts`,
        from: '!few.includes(source) ||\n      all >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN',
        to: 'few.includes(source) || all >= 0',
      },
    ],
    net: net(
      'a source of fewer than five stands under its name only for admins, once all who came by it are known by name',
    ),
  },
  {
    name: 'reports: diversity of a role, in a file, for whoever still reviews on it',
    change: [
      {
        file: `${feature}/sql/organisation-report-rights-and-scope-queries.ts`,
        from: ' and id <> all ((select search.jobs_under_own_review())::bigint[])\n    order by title',
        to: '\n    order by title',
      },
    ],
    net: {
      file: `${feature}/fixture/exact-figures.test.ts`,
      title: 'who still reviews on a role finds no line of it in the file of a category',
    },
  },
  {
    name: 'reports: groups with quick applicants where they were excluded',
    change: [
      {
        file: `${feature}/read-hiring-step-drop-off-and-step-titles.ts`,
        from: "by: 'step', excludeQuick }",
        to: "by: 'step', excludeQuick: excludeQuick && query.orgId < 0 }",
      },
    ],
    net: {
      file: `${feature}/fixture/exact-figures.test.ts`,
      title: 'without quick applications, by source and in the files: the same people by hand',
    },
  },
  {
    name: 'reports: days by the clock of the server',
    change: [
      {
        file: `${feature}/rules/parse-organisation-report-range.ts`,
        from: 'return todayInZone(zone, new Date(query));',
        to: "return todayInZone(zone && 'UTC', new Date(query));",
      },
    ],
    net: {
      file: `${feature}/rules/parse-organisation-report-range.test.ts`,
      title: 'midnight in India: an instant stands for its day in the zone',
    },
  },
];
