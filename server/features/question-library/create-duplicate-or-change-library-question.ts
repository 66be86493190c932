import type {
  LibraryQuestion,
  WrittenLibraryQuestion,
  LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import type { ItemAnswerKey } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  loadLibraryAnswerKeys,
  loadLibraryQuestion,
} from './load-library-and-built-in-questions-and-answer-keys.ts';
import { findLibraryItemFaults } from './rules/library-item-faults.ts';
import { replaceLibraryAnswerKeyRow } from './sql/library-answer-keys.ts';
import { insertLibraryQuestionRow, updateLibraryQuestionRow } from './sql/own-library-questions.ts';
import { attachFoldersAndUseToQuestion } from './attach-folders-and-use-to-questions.ts';

type Content = {
  text: WrittenLibraryQuestion;
  /** What its options are worth, which is kept apart from what it says. */
  points: ItemAnswerKey['points'] | undefined;
};

/** @throws Refusal bad-input */
export async function createLibraryQuestion(
  { db, member, now, requestId }: VisitorRequestContext,
  { text, points }: Content,
): Promise<LibraryQuestion> {
  refuseFaults(text, points);
  const question = await insertLibraryQuestionRow(db, { ...text, authorId: member.actorId, now });
  await replaceLibraryAnswerKeyRow(db, question.id, points);
  await auditQuestionChange(db, 'library-question-added', question.id, requestId);
  return attachFoldersAndUseToQuestion(db, question, now);
}

/**
 * A shipped question becomes one of the organisation's, which it can change.
 * @throws Refusal not-found
 */
export async function duplicateLibraryQuestion(
  visit: VisitorRequestContext,
  { id }: { id: LibraryQuestionId },
): Promise<LibraryQuestion> {
  const { db } = visit;
  const { type, text, guideOne, guideThree, guideFive, skills, functions, seniority, item } =
    await loadLibraryQuestion(db, id);
  const said = { type, text, guideOne, guideThree, guideFive, skills, functions, seniority, item };
  const points = (await loadLibraryAnswerKeys(db, [id])).get(id);
  return createLibraryQuestion(visit, { text: said, points });
}

/** @throws Refusal not-found, comes-with-evenhand, newer-version, bad-input */
export async function changeLibraryQuestion(
  { db, member, now, requestId }: VisitorRequestContext,
  { id, version, text, points }: Content & { id: LibraryQuestionId; version: number },
): Promise<LibraryQuestion> {
  await loadLibraryQuestion(db, id);
  if (typeof id !== 'number') throw new Refusal('comes-with-evenhand');
  refuseFaults(text, points);
  if (
    !(await updateLibraryQuestionRow(db, { ...text, id, version, authorId: member.actorId, now }))
  )
    throw new Refusal('newer-version');
  await replaceLibraryAnswerKeyRow(db, id, points);
  await auditQuestionChange(db, 'library-question-changed', id, requestId);
  return attachFoldersAndUseToQuestion(db, await loadLibraryQuestion(db, id), now);
}

function refuseFaults(text: WrittenLibraryQuestion, points: Content['points']): void {
  const fields = findLibraryItemFaults(text, points);
  if (fields === undefined) return;
  throw new Refusal('bad-input', { message: Object.values(fields)[0] ?? '', fields });
}

function auditQuestionChange(
  db: Db<'staff'>,
  kind: 'library-question-added' | 'library-question-changed',
  question: number,
  requestId: string,
): Promise<void> {
  return writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { question } });
}
