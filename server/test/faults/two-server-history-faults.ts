import type { PlantedFault } from './planted-fault-types.ts';

const net = {
  file: 'server/test/two-server-histories.test.ts',
  title:
    'whatever becomes of two processes: no score is lost, nobody hired twice, counts are rows, an archived role takes nothing',
};

/** One for each thing that holds whatever becomes of two processes. */
export const plantedTwoServerHistoryFaults: PlantedFault[] = [
  {
    name: 'histories: a score that is acknowledged and not kept once there is one',
    change: [
      {
        file: 'server/features/review/sql/find-blind-answers-and-save-own-scores.ts',
        from: /(const \{ said \} = await db\s+\.selectNoFrom\(\[\s+databaseFunctionExpression\(db, 'blind.score')/,
        to: "const item = await db.selectFrom('blind.review_item').select('stars').where('id', '=', reviewId).executeTakeFirst();\n  if (item?.stars) return 'saved';\n  $1",
      },
    ],
    net,
  },
  {
    name: 'histories: a score that one process remembers for itself',
    change: [
      {
        file: 'server/features/review/save-review-score.ts',
        from: 'const said = await saveReviewScoreInDatabase(db, reviewId, score);',
        to: `const said = remembered.get(reviewId) === score ? 'saved' : await saveReviewScoreInDatabase(db, reviewId, score);
  remembered.set(reviewId, score);`,
      },
      {
        file: 'server/features/review/save-review-score.ts',
        from: '/** @throws',
        to: 'const remembered = new Map<string, number>();\n\n/** @throws',
      },
    ],
    net,
  },
  {
    name: 'histories: two who decide on somebody at once',
    change: [
      {
        file: 'server/features/pipeline/sql/decisions-locked-applications-ranks-and-criteria.ts',
        from: 'order by id for update`',
        to: 'order by id`',
      },
    ],
    net,
  },
  {
    name: 'histories: a submission that is not counted',
    change: [
      {
        file: 'server/features/pipeline/submit-application.ts',
        from: 'counts: { submitted: 1, awaiting_review: 1 },',
        to: 'counts: { submitted: 1 },',
      },
    ],
    net,
  },
  {
    name: 'histories: an archived role that lets everybody finish',
    change: [
      {
        file: 'server/features/apply/rules/may-application-still-be-written.ts',
        from: '{ ...job, closesAt:',
        to: '{ ...job, archivedAt: null, closesAt:',
      },
    ],
    net,
  },
];
