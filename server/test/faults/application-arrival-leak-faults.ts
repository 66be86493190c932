import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const arrivals = (title: string): PlantedFaultDetector => ({
  file: 'server/test/arrivals-hidden-from-reviewers.test.ts',
  title,
});
const nothingChanges = arrivals(
  'nothing a reviewer can ask changes, byte for byte, while one candidate starts, answers and submits',
);

/** Ways of watching who applies while one reads their answers. */
export const plantedApplicationArrivalLeakFaults: PlantedFault[] = [
  {
    name: 'arrivals: applications that whoever reviews sees at once',
    sql: 'drop policy arrivals_wait on core.application',
    net: nothingChanges,
  },
  {
    name: 'arrivals: a feed that tells of those who wait',
    sql: 'drop policy arrivals_wait on core.event',
    net: nothingChanges,
  },
  {
    name: 'arrivals: a card that counts those who wait',
    change: [
      {
        file: 'server/features/jobs/sql/job-cards-phase-counts-teams-and-grades.ts',
        from: "withoutWaiting: readonly JobCounterName[] = ['submitted', 'awaiting_review']",
        to: 'withoutWaiting: readonly JobCounterName[] = []',
      },
    ],
    net: nothingChanges,
  },
  {
    name: 'arrivals: a report that counts roles under own review',
    change: [
      {
        file: 'server/features/reporting/organisation-report-handler-scope-and-period.ts',
        from: 'const blind = await findJobsMemberReviewsBlind(db);',
        to: 'const blind: number[] = []; void findJobsMemberReviewsBlind;',
      },
    ],
    net: nothingChanges,
  },
  {
    name: 'arrivals: a trail that tells of those who wait',
    change: [
      {
        file: 'server/features/activity/read-audit-trail-and-find-its-impersonations.ts',
        from: 'isBlind: await isMemberReviewingAnyJobBlind(db)',
        to: 'isBlind: (await isMemberReviewingAnyJobBlind(db)) && false',
      },
    ],
    net: nothingChanges,
  },
  {
    name: 'arrivals: a trail whose length can be asked for',
    change: [
      {
        file: 'server/features/activity/verify-and-record-audit-trail.ts',
        from: 'await refuseAuditToBlindReviewer(db);',
        to: 'void refuseAuditToBlindReviewer;',
      },
    ],
    net: nothingChanges,
  },
  {
    name: 'arrivals: a day told in the order in which they came',
    change: [
      {
        file: 'server/features/activity/sql/audit-trail-queries.ts',
        from: "then date_trunc('day', e.at at time zone ${zone}) at time zone ${zone} else e.at end",
        to: 'then e.at else e.at end',
      },
    ],
    net: arrivals(
      'once five have come they are all there, and what they did is told by the day, in no order',
    ),
  },
];
