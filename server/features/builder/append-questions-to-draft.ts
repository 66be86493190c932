import {
  type JobDraftQuestion,
  QUESTIONS_PER_JOB_DRAFT_MAX,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { raiseJobVersionForPlanChange } from '../jobs/raise-job-version-for-plan.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-to-edit-if-version-is-latest.ts';
import { addQuestionsToJob } from './add-questions-to-job.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { findNextQuestionPosition } from './sql/job-drafts-and-questions.ts';

type Appending = Omit<EditWithJobIdAndVersion, 'version'> & {
  questions: readonly JobDraftQuestion[];
};

/**
 * Adds questions to a draft after those it has, but for what it has taken from the library already.
 * @throws Refusal not-found, not-allowed, already-published, job-archived, newer-version, no-written-answers, questions-full
 */
export async function appendQuestionsToDraft(
  visit: VisitorRequestContext,
  { questions, ...edit }: Appending,
): Promise<{ added: number; questions: number }> {
  const { db } = visit;
  const draft = await loadJobDraft(visit, edit);
  const taken = new Set(draft.questions.flatMap(({ libraryId }) => libraryId ?? []));
  const fresh = questions.filter(
    ({ libraryId }) => libraryId === undefined || !taken.has(libraryId),
  );
  const { isPublished } = await raiseJobVersionForPlanChange(visit, {
    ...edit,
    version: draft.version,
  });
  if (isPublished) throw new Refusal('already-published');
  if (!draft.stages.some(({ kind }) => kind === 'sift')) throw new Refusal('no-written-answers');
  const had = draft.questions.length;
  if (had + fresh.length > QUESTIONS_PER_JOB_DRAFT_MAX)
    throw new Refusal('questions-full', questionsFullMessage(had));
  const position = await findNextQuestionPosition(db, edit.id);
  await addQuestionsToJob(db, edit.id, { questions: fresh, position });
  return { added: fresh.length, questions: had + fresh.length };
}

function questionsFullMessage(had: number): { message: string } {
  const placesLeft = QUESTIONS_PER_JOB_DRAFT_MAX - had;
  if (placesLeft <= 0) return { message: 'This role has five questions, which are the most.' };
  const has = had === 1 ? '1 question' : `${had} questions`;
  return {
    message: `This role has ${had === 0 ? 'no questions yet' : has}, and five are the most. Choose ${placesLeft} at most.`,
  };
}
