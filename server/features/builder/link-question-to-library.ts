import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { updateLibraryIdOfQuestionRow } from './sql/job-drafts-and-questions.ts';

type Link = { jobId: number; itemKey: string; libraryId: string };

/**
 * Notes that a role's question stands in the library too, so that the library knows where it is asked; what it says stays,
 * also after publishing.
 * @throws Refusal not-found, not-allowed
 */
export async function linkQuestionToLibrary(
  visit: VisitorRequestContext,
  { jobId, itemKey, libraryId }: Link,
): Promise<void> {
  const { db } = visit;
  const draft = await loadJobDraft(visit, { id: jobId });
  const isThere = draft.stages.some(({ items }) => items.some(({ key }) => key === itemKey));
  if (!isThere) throw new Refusal('not-found');
  if (!draft.may.edit) throw new Refusal('not-allowed');
  await updateLibraryIdOfQuestionRow(db, { jobId, itemKey }, libraryId);
}
