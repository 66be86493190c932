import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const rows: PlantedFaultDetector = {
  file: 'server/test/sql-rows.test.ts',
  title: 'a row has the columns and the types that its statement declares',
};

/** Statements that give something else than their code says. */
export const plantedSqlRowTypeAndRightsFaults: PlantedFault[] = [
  {
    name: 'a reviewer route that selects a column which only others have',
    add: [
      {
        file: 'server/features/review/peek-at-batch.ts',
        text: "import type { Db } from '../../access/transactions-by-door-or-token.ts';\n\nexport const peek = (db: Db<'reviewer'>) => db.selectFrom('blind.review_session').select('batch_id').execute();\n",
      },
    ],
    net: { compiler: 'server/features/review/peek-at-batch.ts' },
  },
  {
    name: 'a reviewer route that calls a function which only others may',
    add: [
      {
        file: 'server/features/review/peek-at-own-answers.ts',
        text: "import { callDatabaseFunction } from '../../access/call-database-function-and-its-expression.ts';\nimport type { Db } from '../../access/transactions-by-door-or-token.ts';\n\nexport const peek = (db: Db<'reviewer'>) => callDatabaseFunction(db, 'eo.own_answers', [Buffer.alloc(32)]);\n",
      },
    ],
    net: { compiler: 'server/features/review/peek-at-own-answers.ts' },
  },
  {
    name: 'a statement of the reviewer door that is written as text',
    add: [
      {
        file: 'server/features/review/sql/count-answers.ts',
        text: "import { sql } from 'kysely';\nimport type { Db } from '../../../access/transactions-by-door-or-token.ts';\n\nexport async function countAnswers(db: Db<'reviewer'>): Promise<number> {\n  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from blind.review_item`.execute(db);\n  return rows[0]?.n ?? 0;\n}\n",
      },
    ],
    net: {
      file: 'server/test/sql-rows.test.ts',
      title:
        'the reviewer and candidate doors are asked by Kysely alone, whose columns are those of the door',
    },
  },
  {
    name: 'a row of another name than its statement says',
    change: [
      {
        file: 'server/features/question-library/sql/question-library-access-facts.ts',
        from: 'as "runsJobs"',
        to: 'as "runsRoles"',
      },
    ],
    net: rows,
  },
  {
    name: 'a row of another type than its statement gives',
    change: [
      {
        file: 'server/features/question-library/sql/question-library-access-facts.ts',
        from: 'sql<{ isLimited: boolean; runsJobs: boolean }>',
        to: 'sql<{ isLimited: boolean; runsJobs: number }>',
      },
    ],
    net: rows,
  },
  {
    name: 'a row that is said to have what its table may leave empty',
    change: [
      {
        file: 'server/features/careers-page/sql/public-careers-pages.ts',
        from: 'logoKey: string | null',
        to: 'logoKey: string',
      },
    ],
    net: rows,
  },
  {
    name: 'a row that is said to have what an outer join may not find',
    change: [
      {
        file: 'server/features/emails/sql/email-previews-and-tests.ts',
        from: 'title: string | null',
        to: 'title: string',
      },
    ],
    net: rows,
  },
];
