import type {
  LibraryQuestion,
  LibraryQuestionText,
  LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { findQuestion } from './find-questions.ts';
import { insertLibraryQuestion, updateLibraryQuestion } from './sql/questions.ts';
import { describeQuestion } from './describe-questions.ts';

export type QuestionWriting = { authorId: number; now: Date; requestId: string };

export async function createQuestion(
  db: Db<'staff'>,
  { text, authorId, now, requestId }: QuestionWriting & { text: LibraryQuestionText },
): Promise<LibraryQuestion> {
  const question = await insertLibraryQuestion(db, { ...text, authorId, now });
  await note(db, 'library-question-added', question.id, requestId);
  return describeQuestion(db, question, now);
}

/**
 * A shipped question becomes one of the organisation's, which it can change.
 * @throws Refusal not-found
 */
export async function duplicateQuestion(
  db: Db<'staff'>,
  { id, ...writing }: QuestionWriting & { id: LibraryQuestionId },
): Promise<LibraryQuestion> {
  const { type, text, guideOne, guideThree, guideFive, skills, functions, seniority } =
    await findQuestion(db, id);
  const said = { type, text, guideOne, guideThree, guideFive, skills, functions, seniority };
  return createQuestion(db, { ...writing, text: said });
}

/** @throws Refusal not-found, comes-with-evenhand, newer-version */
export async function changeQuestion(
  db: Db<'staff'>,
  change: QuestionWriting & { id: LibraryQuestionId; version: number; text: LibraryQuestionText },
): Promise<LibraryQuestion> {
  const { id, version, text, authorId, now, requestId } = change;
  await findQuestion(db, id);
  if (typeof id !== 'number') throw new Refusal('comes-with-evenhand');
  if (!(await updateLibraryQuestion(db, { ...text, id, version, authorId, now })))
    throw new Refusal('newer-version');
  await note(db, 'library-question-changed', id, requestId);
  return describeQuestion(db, await findQuestion(db, id), now);
}

function note(
  db: Db<'staff'>,
  kind: 'library-question-added' | 'library-question-changed',
  question: number,
  requestId: string,
): Promise<void> {
  return writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { question } });
}
