import type { PlantedFault } from './planted-fault.ts';

const at = 'web/features/reporting/org';

/** The limits and the address of Global Reporting, as the screen keeps them. */
export const reportScreenFaults: PlantedFault[] = [
  {
    name: 'report screen: a period that is a day too long',
    change: [
      {
        file: `${at}/report-day-range.ts`,
        from: '> REPORT_DAYS_MAX;',
        to: '> REPORT_DAYS_MAX + 1;',
      },
    ],
    net: {
      file: `${at}/report-day-range.test.ts`,
      title: 'a report from 2024-11-20 to 2026-11-22 is too large: true',
    },
  },
  {
    name: 'report screen: a team with a comma that becomes two',
    change: [
      {
        file: `${at}/report-period-and-filters.ts`,
        from: "teams.map(encodeURIComponent).join(',')",
        to: "teams.join(',')",
      },
    ],
    net: {
      file: `${at}/report-url-query.test.ts`,
      title: 'teams and grades come back from the address as they were, whatever their names hold',
    },
  },
];
