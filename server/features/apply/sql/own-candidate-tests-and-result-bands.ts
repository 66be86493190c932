import type { ScoreBandName } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';
import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** A test of the role, with the candidate's own attempt at it. */
export type OwnCandidateTest = {
  stageId: number;
  name: string;
  /** What the plan gives everybody; null where nothing limits it. */
  minutes: number | null;
  questionCount: number;
  /** Null while it was not begun. */
  attempt: {
    startedAt: Date;
    endsAt: Date | null;
    handedInAt: Date | null;
    handedInBy: 'candidate' | 'clock' | null;
    answers: CandidateTestAnswers;
  } | null;
};

type OwnTestRow = Omit<OwnCandidateTest, 'attempt'> & {
  startedAt: string | null;
  endsAt: string | null;
  handedInAt: string | null;
  handedInBy: 'candidate' | 'clock' | null;
  answers: unknown;
};

/** The tests of a role in their order, each with the candidate's own attempt: rows for `ownCandidateTestFromRow`. */
export function selectOwnCandidateTests(db: Db<'candidate'>) {
  return db
    .selectFrom('core.stage as s')
    .leftJoin('core.test_attempt as t', 't.stage_id', 's.id')
    .select((eb) => [
      's.id as stageId',
      's.name',
      's.minutes',
      eb
        .selectFrom('core.question as q')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('q.stage_id', '=', 's.id')
        .$asScalar()
        .$notNull()
        .as('questionCount'),
      't.started_at as startedAt',
      't.ends_at as endsAt',
      't.handed_in_at as handedInAt',
      't.handed_in_by as handedInBy',
      't.answers',
    ])
    .where('s.kind', '=', 'test')
    .where('s.switched_off', '=', false)
    .orderBy('s.position');
}

/** Moments of a row come as the text that JSON has for them. */
export function ownCandidateTestFromRow(row: OwnTestRow): OwnCandidateTest {
  const { stageId, name, minutes, questionCount, startedAt, endsAt, handedInAt, handedInBy } = row;
  return {
    stageId,
    name,
    minutes,
    questionCount: Number(questionCount),
    attempt:
      startedAt === null
        ? null
        : {
            startedAt: new Date(startedAt),
            endsAt: endsAt === null ? null : new Date(endsAt),
            handedInAt: handedInAt === null ? null : new Date(handedInAt),
            handedInBy,
            // The column is written by the verbs of tests alone.
            answers: row.answers as CandidateTestAnswers,
          },
  };
}

/** How the candidate's own tests went, in their order; the door has none before it is known how the application ended. */
export async function findOwnTestResultBands(
  db: Db<'candidate'>,
): Promise<{ name: string; band: ScoreBandName }[]> {
  return db
    .selectFrom('core.test_result as r')
    .innerJoin('core.stage as s', 's.id', 'r.stage_id')
    .select(['s.name', 'r.band'])
    .orderBy('s.position')
    .execute();
}
