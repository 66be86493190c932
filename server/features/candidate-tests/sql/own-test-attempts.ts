import type { CandidateTestAnswers } from '@evenhand/contract/candidate-tests/save-and-find-running-test-answers.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ApplicationIdAndTestStageId = { applicationId: number; stageId: number };

/** Begins a test of the candidate's own, unless it was begun before: then that one stays. */
export async function insertTestAttemptRow(
  db: Db<'candidate'>,
  attempt: ApplicationIdAndTestStageId & {
    jobId: number;
    startedAt: Date;
    timeFactor: number;
    endsAt: Date | null;
  },
): Promise<void> {
  await db
    .insertInto('core.test_attempt')
    .values({
      application_id: attempt.applicationId,
      job_id: attempt.jobId,
      stage_id: attempt.stageId,
      started_at: attempt.startedAt,
      time_factor: String(attempt.timeFactor),
      ends_at: attempt.endsAt,
    })
    .onConflict((on) => on.constraint('test_attempt_pkey').doNothing())
    .execute();
}

type StoredChoices = { endsAt: Date | null; answers: CandidateTestAnswers };
type WrittenChoices = { answers: CandidateTestAnswers; now: Date; endsAfter: Date };

/** Stores choices over those there are; undefined where the test takes none, because it is over or was handed in. */
export async function mergeAnswersIntoOwnTestAttemptRow(
  db: Db<'candidate'>,
  { answers, ...test }: ApplicationIdAndTestStageId & WrittenChoices,
): Promise<StoredChoices | undefined> {
  const stored = await updateRunningAttempt(db, test)
    .set((eb) => ({
      answers: eb('answers', '||', eb.cast(eb.val(JSON.stringify(answers)), 'jsonb')),
      saved_at: test.now,
    }))
    .returning(['ends_at as endsAt', 'answers'])
    .executeTakeFirst();
  // The column is written by this statement alone.
  return stored && { endsAt: stored.endsAt, answers: stored.answers as CandidateTestAnswers };
}

/** Hands in what is saved. What was handed in before, or is over, stays as it is. */
export async function submitRunningTestAttemptRow(
  db: Db<'candidate'>,
  test: ApplicationIdAndTestStageId & { now: Date; endsAfter: Date },
): Promise<void> {
  await updateRunningAttempt(db, test)
    .set((eb) => ({
      handed_in_at: eb.fn<Date>('least', [eb.val(test.now), 'ends_at']),
      handed_in_by: eb
        .case()
        .when('ends_at', '<=', test.now)
        .then('clock' as const)
        .else('candidate' as const)
        .end(),
    }))
    .execute();
}

function updateRunningAttempt(
  db: Db<'candidate'>,
  { applicationId, stageId, endsAfter }: ApplicationIdAndTestStageId & { endsAfter: Date },
) {
  return db
    .updateTable('core.test_attempt')
    .where('application_id', '=', applicationId)
    .where('stage_id', '=', stageId)
    .where('handed_in_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAfter)]));
}

export async function findOwnTestAnswers(
  db: Db<'candidate'>,
  stageId: number,
): Promise<CandidateTestAnswers | undefined> {
  const attempt = await db
    .selectFrom('core.test_attempt')
    .select('answers')
    .where('stage_id', '=', stageId)
    .executeTakeFirst();
  // The column is written by the functions above alone.
  return attempt?.answers as CandidateTestAnswers | undefined;
}
