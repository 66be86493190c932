import type { PlantedFault } from './planted-fault-types.ts';

const at = 'web/features/reporting/org';

/** What the charts, the heat map and its file make of published numbers. */
export const plantedReportChartFaults: PlantedFault[] = [
  {
    name: 'report charts: shares among fewer than twenty',
    change: [
      {
        file: `${at}/demographic-shares-of-group.ts`,
        from: 'told < PERCENTAGE_DENOMINATOR_MIN',
        to: 'told < PERCENTAGE_DENOMINATOR_MIN / 2',
      },
    ],
    net: {
      file: `${at}/demographic-shares-of-group.test.ts`,
      title: 'no share of fewer than twenty',
    },
  },
  {
    name: 'report charts: a source of four that is told',
    change: [
      {
        file: `${at}/sourcing/build-source-table.ts`,
        from: 'count < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN ? null',
        to: 'count < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN - 1 ? null',
      },
    ],
    net: {
      file: `${at}/sourcing/build-source-table.test.ts`,
      title: 'a source of four is told nothing of, whatever was answered',
    },
  },
  {
    name: 'report charts: a live formula in the file of sources',
    change: [
      {
        file: 'contract/write-csv.ts',
        from: 'const harmless = disarmFormulas(',
        to: 'const harmless = String(',
      },
    ],
    net: {
      file: `${at}/sourcing/build-source-table.test.ts`,
      title: 'the file holds what the table shows, and nothing that a spreadsheet would run',
    },
  },
  {
    name: 'report charts: white text on a ground that is too light',
    change: [
      {
        file: `${at}/sourcing/heat-map-colour-step.module.css`,
        from: '--heat-at: light-dark(#0b6e62, #1a8172)',
        to: '--heat-at: light-dark(#0b6e62, #35a897)',
      },
    ],
    net: {
      file: `${at}/sourcing/heat-map-colour-step.test.ts`,
      title:
        'every step has a ground of its own, and text on it that can be read, in light and dark',
    },
  },
];
