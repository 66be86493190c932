import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobEditor } from '../jobs/load-job-for-change.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { updateQuestionLibraryId } from './sql.ts';

type Link = { jobId: number; questionId: number; libraryId: string; member: JobEditor; now: Date };

/**
 * Notes that a role's question stands in the library too, so that the library knows where it is asked; what it says stays,
 * also after publishing.
 * @throws Refusal not-found, not-allowed
 */
export async function linkQuestionToLibrary(
  db: Db<'staff'>,
  { jobId, questionId, libraryId, member, now }: Link,
): Promise<void> {
  const draft = await loadJobDraft(db, { id: jobId, member, now });
  if (!draft.questions.some(({ id }) => id === questionId)) throw new Refusal('not-found');
  if (!draft.may.edit) throw new Refusal('not-allowed');
  await updateQuestionLibraryId(db, questionId, libraryId);
}
