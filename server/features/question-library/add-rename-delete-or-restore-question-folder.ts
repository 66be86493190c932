import {
  QUESTION_FOLDERS_PER_ORGANISATION_MAX,
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/question-library-folders.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { loadQuestionFolder } from './list-and-load-question-folders.ts';
import {
  countQuestionFoldersAndCheckNameTaken,
  findDeletedQuestionFolder,
  insertQuestionFolderRow,
  lockQuestionFolder,
  updateDeletedAtOfQuestionFolderRow,
  updateNameOfQuestionFolderRow,
} from './sql/question-folders.ts';

type Change = { id: number };

/** @throws Refusal bad-input for a name that another folder has, or one folder too many */
export async function addQuestionFolder(
  { db, member, requestId }: VisitorRequestContext,
  { name }: { name: string },
): Promise<QuestionFolder> {
  const normalised = normaliseForSearch(name);
  const { folders } = await countQuestionFoldersAndCheckNameTaken(db, normalised);
  if (folders >= QUESTION_FOLDERS_PER_ORGANISATION_MAX)
    refuseName(`${QUESTION_FOLDERS_PER_ORGANISATION_MAX} folders are the most. Delete one first.`);
  const id = await insertQuestionFolderRow(db, { name, normalised, authorId: member.actorId });
  if (id === undefined) return refuseTakenName();
  await auditFolderChange(db, 'library-folder-added', { id, requestId });
  return { id, name, questionIds: [] };
}

/** @throws Refusal not-found, comes-with-evenhand, bad-input for a name that another folder has */
export async function renameQuestionFolder(
  { db, requestId }: VisitorRequestContext,
  { id, name }: Change & { name: string },
): Promise<QuestionFolder> {
  refuseBuiltInFolder(id);
  if (!(await lockQuestionFolder(db, id))) throw new Refusal('not-found');
  const folder = await loadQuestionFolder(db, id);
  const normalised = normaliseForSearch(name);
  const isOther = normaliseForSearch(folder.name) !== normalised;
  if (isOther && (await countQuestionFoldersAndCheckNameTaken(db, normalised)).isTaken)
    refuseTakenName();
  await updateNameOfQuestionFolderRow(db, { id, name, normalised });
  await auditFolderChange(db, 'library-folder-renamed', { id, requestId });
  return { ...folder, name };
}

/**
 * Its questions stay in the library.
 * @throws Refusal not-found, comes-with-evenhand
 */
export async function deleteQuestionFolder(
  { db, requestId, now }: VisitorRequestContext,
  { id }: Change,
): Promise<void> {
  refuseBuiltInFolder(id);
  if (!(await updateDeletedAtOfQuestionFolderRow(db, { id, at: now })))
    throw new Refusal('not-found');
  await auditFolderChange(db, 'library-folder-deleted', { id, requestId });
}

/** @throws Refusal not-found, bad-input where another folder has its name by now */
export async function restoreQuestionFolder(
  { db, requestId }: VisitorRequestContext,
  { id }: Change,
): Promise<QuestionFolder> {
  const folder =
    id === SHIPPED_QUESTIONS_FOLDER_ID ? undefined : await findDeletedQuestionFolder(db, id);
  if (folder === undefined) throw new Refusal('not-found');
  if (folder.deletedAt === null) return loadQuestionFolder(db, id);
  const { folders, isTaken } = await countQuestionFoldersAndCheckNameTaken(db, folder.folded);
  if (folders >= QUESTION_FOLDERS_PER_ORGANISATION_MAX)
    refuseName(`${QUESTION_FOLDERS_PER_ORGANISATION_MAX} folders are the most. Delete one first.`);
  if (isTaken) refuseTakenName();
  await updateDeletedAtOfQuestionFolderRow(db, { id, at: null });
  await auditFolderChange(db, 'library-folder-restored', { id, requestId });
  return loadQuestionFolder(db, id);
}

/** @throws Refusal comes-with-evenhand for the library that nobody changes */
export function refuseBuiltInFolder(id: number): void {
  if (id === SHIPPED_QUESTIONS_FOLDER_ID) throw new Refusal('comes-with-evenhand');
}

function refuseTakenName(): never {
  return refuseName('Another folder has this name. Choose another.');
}

function refuseName(sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { name: sentence } });
}

type FolderKind =
  | 'library-folder-added'
  | 'library-folder-renamed'
  | 'library-folder-deleted'
  | 'library-folder-restored';

function auditFolderChange(
  db: Db<'staff'>,
  kind: FolderKind,
  { id, requestId }: Change & { requestId: string },
): Promise<void> {
  return writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { folder: id } });
}
