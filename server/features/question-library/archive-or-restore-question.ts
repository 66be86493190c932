import type { LibraryQuestionId } from '@evenhand/contract/question-library.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadLibraryQuestion } from './load-library-and-built-in-questions-and-answer-keys.ts';
import { updateArchivedAtOfLibraryQuestionRow } from './sql/own-library-questions.ts';

/**
 * Hides a question from the library, or brings it back with `at` null. Asked twice, it is done once.
 * @throws Refusal not-found, comes-with-evenhand
 */
export async function archiveOrRestoreLibraryQuestion(
  { db, requestId }: VisitorRequestContext,
  { id, at }: { id: LibraryQuestionId; at: Date | null },
): Promise<void> {
  await loadLibraryQuestion(db, id);
  if (typeof id !== 'number') throw new Refusal('comes-with-evenhand');
  if (!(await updateArchivedAtOfLibraryQuestionRow(db, { id, at }))) return;
  const kind = at === null ? 'library-question-unarchived' : 'library-question-archived';
  await writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { question: id } });
}
