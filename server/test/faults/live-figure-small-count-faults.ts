import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const rowRule = (title: string): PlantedFaultDetector => ({
  file: 'server/features/disclosure/read-live-demographics-report.test.ts',
  title,
});
const limits = (title: string): PlantedFaultDetector => ({
  file: 'server/features/disclosure/row-rule-limits.test.ts',
  title,
});

/** Ways of telling by live figures what one person answered, and of counting for nobody. */
export const plantedLiveFigureSmallCountFaults: PlantedFault[] = [
  {
    name: 'rows of one candidate',
    change: [
      {
        file: 'server/features/disclosure/rules/suppress-small-counts.ts',
        from: 'sumOf(row) >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN',
        to: 'sumOf(row) >= 1',
      },
    ],
    net: rowRule(
      'counts are exact and of the very days, and a row under five candidates says nothing',
    ),
  },
  {
    name: 'a hidden group that is what is left of all',
    change: [
      {
        file: 'server/features/disclosure/rules/list-answered-options-and-suppress-live-cells.ts',
        from: 'chooseSuppressionOfGroupCounts(',
        to: '((rows: any, _: any) => rows.map((row: any) => row.showing))(',
      },
      {
        file: 'server/features/disclosure/rules/list-answered-options-and-suppress-live-cells.ts',
        from: /type\s+SuppressedGroupCounts,\s+chooseSuppressionOfGroupCounts,\s+chooseSuppressionOfStepCounts/,
        to: 'type SuppressedGroupCounts, chooseSuppressionOfStepCounts',
      },
    ],
    net: rowRule('by grade, by source and by role: what is hidden is not what is left of all'),
  },
  {
    name: 'a live report that two organisations share',
    change: [
      {
        file: 'server/features/disclosure/read-live-demographics-report.ts',
        from: '[config.DATABASE_URL, orgId, by ===',
        to: '[config.DATABASE_URL, orgId > 0, by ===',
      },
    ],
    net: rowRule(
      'what is asked at the same moment of another organisation, of other roles or days is another report',
    ),
  },
  {
    name: 'a report that is counted for nobody',
    change: [
      {
        file: 'server/features/disclosure/read-live-demographics-report.ts',
        from: '{ ...query, signal: wanted }',
        to: '{ ...query, signal: new AbortController().signal }',
      },
    ],
    net: limits('a client that goes away takes its report with it'),
  },
  {
    name: 'live figures where frozen ones are promised',
    change: [
      {
        file: 'server/features/disclosure/read-demographics-report.ts',
        from: "=== 'row-rule'",
        to: "!== 'never'",
      },
    ],
    net: {
      file: 'server/test/attack/disclosure.test.ts',
      title:
        'no attack on what is published beats guessing by more than five points, and the row rule falls to the same',
    },
  },
];
