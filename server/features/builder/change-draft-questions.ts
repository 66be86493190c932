import type { JobDraftQuestion } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { raiseJobVersionForPlanChange } from '../jobs/raise-job-version-for-plan.ts';
import type { EditWithJobIdAndVersion } from '../jobs/load-job-to-edit-if-version-is-latest.ts';
import { setCriteriaOfAllQuestions } from '../job-plan/set-criteria-of-questions.ts';
import {
  deleteDraftQuestionRows,
  findWrittenQuestionIdsOfDraft,
  insertDraftQuestionRows,
  updateDraftQuestionRow,
} from './sql/job-drafts-and-questions.ts';

/** Saves the questions of a draft in their order; those that are left out are gone, and so are criteria that only they served. */
export async function changeDraftQuestions(
  visit: VisitorRequestContext,
  edit: EditWithJobIdAndVersion & { questions: JobDraftQuestion[] },
): Promise<void> {
  const { db } = visit;
  const { isPublished } = await raiseJobVersionForPlanChange(visit, edit);
  if (isPublished) throw new Refusal('already-published');
  const stored = await findWrittenQuestionIdsOfDraft(db, edit.id);
  if (stored === undefined) throw new Refusal('no-written-answers');
  const kept = edit.questions.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !stored.includes(id)) || new Set(kept).size < kept.length)
    throw new Refusal('not-found');
  await deleteDraftQuestionRows(
    db,
    stored.filter((id) => !kept.includes(id)),
  );
  const saved = [];
  for (const [position, question] of edit.questions.entries()) {
    const { id, skills } = question;
    if (id === undefined)
      saved.push(
        ...(await insertDraftQuestionRows(db, edit.id, { questions: [question], position })),
      );
    else {
      await updateDraftQuestionRow(db, id, question, position);
      saved.push({ id, skills });
    }
  }
  await setCriteriaOfAllQuestions(db, edit.id, saved);
}
