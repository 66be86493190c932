import type { ScoreBandName } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';
import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { TestItemWithAnswerKey } from '../rules/score-test-answers.ts';
import { candidateTestItemFromRow } from './find-candidate-test-items.ts';

const ATTEMPTS_A_TURN = 200;

export type TestAttemptToScore = {
  applicationId: number;
  stageId: number;
  answers: CandidateTestAnswers;
  /** Null where it was never scored. */
  score: number | null;
};

/** Organisations where a test is over, was handed in and not scored, or is to be scored anew. */
export async function findOrganisationsWithTestsDue(
  db: Db<'system'>,
  endedBefore: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_tests_due(${endedBefore}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lets nobody else score in this organisation until the transaction ends: two would not see each other's keys. */
export async function lockScoringOfTests(db: Db<'system'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tests of ' || core.current_org(), 0))`.execute(
    db,
  );
}

/** Hands in what has ended, in the name of the clock. Without the lock of a request that still writes nothing is lost. */
export async function submitEndedTestAttemptRows(
  db: Db<'system'>,
  endedBefore: Date,
): Promise<void> {
  await sql`
    update core.test_attempt set handed_in_at = ends_at, handed_in_by = 'clock'
    where handed_in_at is null and ends_at is not null and ends_at <= ${endedBefore}`.execute(db);
}

export async function findTestAttemptsToScore(db: Db<'system'>): Promise<TestAttemptToScore[]> {
  const { rows } = await sql<TestAttemptToScore>`
    select application_id as "applicationId", stage_id as "stageId", answers, null::float8 as score
    from core.test_attempt where handed_in_at is not null and not is_scored
    order by stage_id, application_id limit ${ATTEMPTS_A_TURN}`.execute(db);
  return rows;
}

/** Attempts that were scored by an earlier key. */
export async function findTestAttemptsToRescore(
  db: Db<'system'>,
  stageId: number,
  corrections: number,
): Promise<TestAttemptToScore[]> {
  const { rows } = await sql<TestAttemptToScore>`
    select t.application_id as "applicationId", t.stage_id as "stageId", t.answers, r.score::float8 as score
    from core.test_result r
      join core.test_attempt t on t.application_id = r.application_id and t.stage_id = r.stage_id
    where r.stage_id = ${stageId} and r.corrections < ${corrections}
    order by r.application_id limit ${ATTEMPTS_A_TURN}`.execute(db);
  return rows;
}

type KeyedRow = {
  id: number;
  kind: string;
  key: string;
  text: string;
  required: boolean;
  weight: number;
  settings: unknown;
  points: Record<string, number> | null;
  corrections: number;
};

/** The questions of a test with its key, and how often that was corrected, as they are at one moment. */
export async function findTestItemsWithAnswerKey(
  db: Db<'system'>,
  stageId: number,
): Promise<{ items: TestItemWithAnswerKey[]; corrections: number }> {
  const { rows } = await sql<KeyedRow>`
    select q.id, q.kind, q.key, q.text, q.required, q.weight::float8 as weight, q.settings, k.points,
      (select count(*)::int from core.answer_key_correction c where c.stage_id = q.stage_id) as corrections
    from core.question q left join core.answer_key k on k.question_id = q.id
    where q.stage_id = ${stageId} order by q.position`.execute(db);
  return {
    items: rows.flatMap(({ points, ...row }) => {
      const item = candidateTestItemFromRow(row);
      return item === undefined ? [] : [{ id: row.id, item, points: points ?? {} }];
    }),
    corrections: rows[0]?.corrections ?? 0,
  };
}

export type CandidateTestResult = {
  applicationId: number;
  stageId: number;
  score: number;
  band: ScoreBandName;
  corrections: number;
};

export async function upsertCandidateTestResultRows(
  db: Db<'system'>,
  results: readonly CandidateTestResult[],
  now: Date,
): Promise<void> {
  const of = <T>(pick: (result: CandidateTestResult) => T) => results.map(pick);
  await sql`
    insert into core.test_result as stored (application_id, stage_id, score, band, corrections, scored_at)
    select application_id, stage_id, score, band, corrections, ${now}
    from unnest(${of((r) => r.applicationId)}::bigint[], ${of((r) => r.stageId)}::bigint[],
      ${of((r) => r.score)}::numeric[], ${of((r) => r.band)}::text[], ${of((r) => r.corrections)}::smallint[])
      as t (application_id, stage_id, score, band, corrections)
    on conflict (org_id, application_id, stage_id) do update set score = excluded.score, band = excluded.band,
      corrections = excluded.corrections, scored_at = excluded.scored_at`.execute(db);
  await sql`
    update core.test_attempt t set is_scored = true
    from unnest(${of((r) => r.applicationId)}::bigint[], ${of((r) => r.stageId)}::bigint[]) as s (application, stage)
    where t.application_id = s.application and t.stage_id = s.stage and not t.is_scored`.execute(
    db,
  );
}
