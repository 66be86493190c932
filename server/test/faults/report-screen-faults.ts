import type { Fault } from './fault.ts';

const at = 'web/features/reporting/org';

/** The limits and the address of Global Reporting, as the screen keeps them. */
export const reportScreenFaults: Fault[] = [
  {
    name: 'report screen: a period that is a day too long',
    change: [
      { file: `${at}/report-range.ts`, from: '> REPORT_DAYS_MAX;', to: '> REPORT_DAYS_MAX + 1;' },
    ],
    net: {
      file: `${at}/report-range.test.ts`,
      title: 'a report from 2024-11-20 to 2026-11-22 is too large: true',
    },
  },
  {
    name: 'report screen: a team with a comma that becomes two',
    change: [
      {
        file: `${at}/asked-report.ts`,
        from: "teams.map(encodeURIComponent).join(',')",
        to: "teams.join(',')",
      },
    ],
    net: {
      file: `${at}/report-url.test.ts`,
      title: 'teams and grades come back from the address as they were, whatever their names hold',
    },
  },
  {
    name: 'report screen: a day that begins at midnight in Greenwich',
    change: [
      {
        file: `${at}/report-range.ts`,
        from: 'wall - offsetAt(wall, zone)',
        to: 'wall - offsetAt(wall, "UTC")',
      },
      {
        file: `${at}/report-range.ts`,
        from: 'wall - offsetAt(guess, zone)',
        to: 'wall - offsetAt(guess, "UTC")',
      },
    ],
    net: {
      file: `${at}/report-range.test.ts`,
      title: '2026-11-21 begins in Asia/Kolkata at 2026-11-20T18:30:00.000Z',
    },
  },
];
