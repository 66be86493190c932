import type { PlantedFault } from './planted-fault-types.ts';

const at = 'web/features/reporting/org';

/** The limits and the address of Global Reporting, as the screen keeps them. */
export const plantedGlobalReportingScreenFaults: PlantedFault[] = [
  {
    name: 'report screen: a team with a comma that becomes two',
    change: [
      {
        file: `${at}/report-period-and-filter-query-encoding.ts`,
        from: "teams.map(encodeURIComponent).join(',')",
        to: "teams.join(',')",
      },
    ],
    net: {
      file: `${at}/report-page-url-query.test.ts`,
      title: 'teams and grades come back from the address as they were, whatever their names hold',
    },
  },
];
