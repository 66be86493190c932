import type { JobDraftQuestion } from '@evenhand/contract/builder.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { noteQuestionsChanged } from '../jobs/change-job.ts';
import type { Edit } from '../jobs/open-for-change.ts';
import {
  deleteQuestions,
  findDraftQuestionIds,
  insertDraftQuestion,
  updateDraftQuestion,
} from './sql.ts';

/** Saves the questions of a draft in their order; those that are left out are gone. */
export async function changeQuestions(
  db: Db<'staff'>,
  edit: Edit & { questions: JobDraftQuestion[] },
): Promise<void> {
  await noteQuestionsChanged(db, edit);
  const stored = await findDraftQuestionIds(db, edit.id);
  const kept = edit.questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !stored.includes(id)) || new Set(kept).size < kept.length)
    throw new Refusal('not-found');
  await deleteQuestions(
    db,
    stored.filter((id) => !kept.includes(id)),
  );
  for (const [position, question] of edit.questions.entries()) {
    if (question.id === undefined) await insertDraftQuestion(db, edit.id, question, position);
    else await updateDraftQuestion(db, question.id, question, position);
  }
}
