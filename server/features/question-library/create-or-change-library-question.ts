import type {
  LibraryQuestion,
  LibraryQuestionText,
  LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter-door.ts';
import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadLibraryQuestion } from './load-library-questions.ts';
import { insertLibraryQuestion, updateLibraryQuestion } from './sql/own-library-questions.ts';
import { attachFoldersAndUseToQuestion } from './attach-folders-and-use-to-questions.ts';

export async function createLibraryQuestion(
  { db, member, now, requestId }: Visit,
  text: LibraryQuestionText,
): Promise<LibraryQuestion> {
  const question = await insertLibraryQuestion(db, { ...text, authorId: member.actorId, now });
  await auditQuestionChange(db, 'library-question-added', question.id, requestId);
  return attachFoldersAndUseToQuestion(db, question, now);
}

/**
 * A shipped question becomes one of the organisation's, which it can change.
 * @throws Refusal not-found
 */
export async function duplicateLibraryQuestion(
  visit: Visit,
  { id }: { id: LibraryQuestionId },
): Promise<LibraryQuestion> {
  const { db } = visit;
  const { type, text, guideOne, guideThree, guideFive, skills, functions, seniority } =
    await loadLibraryQuestion(db, id);
  const said = { type, text, guideOne, guideThree, guideFive, skills, functions, seniority };
  return createLibraryQuestion(visit, said);
}

/** @throws Refusal not-found, comes-with-evenhand, newer-version */
export async function changeLibraryQuestion(
  { db, member, now, requestId }: Visit,
  { id, version, text }: { id: LibraryQuestionId; version: number; text: LibraryQuestionText },
): Promise<LibraryQuestion> {
  await loadLibraryQuestion(db, id);
  if (typeof id !== 'number') throw new Refusal('comes-with-evenhand');
  if (!(await updateLibraryQuestion(db, { ...text, id, version, authorId: member.actorId, now })))
    throw new Refusal('newer-version');
  await auditQuestionChange(db, 'library-question-changed', id, requestId);
  return attachFoldersAndUseToQuestion(db, await loadLibraryQuestion(db, id), now);
}

function auditQuestionChange(
  db: Db<'staff'>,
  kind: 'library-question-added' | 'library-question-changed',
  question: number,
  requestId: string,
): Promise<void> {
  return writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { question } });
}
