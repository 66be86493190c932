import type { JobDraftQuestion } from '@evenhand/contract/builder/job-builder.ts';
import type { Visit } from '../../access/visit.ts';
import { Refusal } from '../../http/refusal.ts';
import { raiseJobVersionForQuestions } from '../jobs/raise-job-version-for-questions.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-at-latest-version.ts';
import {
  deleteDraftQuestions,
  findDraftQuestionIds,
  insertDraftQuestion,
  updateDraftQuestion,
} from './sql/job-drafts-and-questions.ts';

/** Saves the questions of a draft in their order; those that are left out are gone. */
export async function changeDraftQuestions(
  visit: Visit,
  edit: EditWithJobIdAndVersion & { questions: JobDraftQuestion[] },
): Promise<void> {
  const { db } = visit;
  await raiseJobVersionForQuestions(visit, edit);
  const stored = await findDraftQuestionIds(db, edit.id);
  const kept = edit.questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !stored.includes(id)) || new Set(kept).size < kept.length)
    throw new Refusal('not-found');
  await deleteDraftQuestions(
    db,
    stored.filter((id) => !kept.includes(id)),
  );
  for (const [position, question] of edit.questions.entries()) {
    if (question.id === undefined) await insertDraftQuestion(db, edit.id, question, position);
    else await updateDraftQuestion(db, question.id, question, position);
  }
}
