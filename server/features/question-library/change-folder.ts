import {
  QUESTION_FOLDERS_MAX,
  type QuestionFolder,
  SHIPPED_QUESTIONS_FOLDER_ID,
} from '@evenhand/contract/question-library/library-folders.ts';
import type { Db } from '../../access/enter.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import { showFolder } from './list-folders.ts';
import {
  countFolders,
  findDeletedFolder,
  insertFolder,
  lockFolder,
  setFolderDeleted,
  updateFolderName,
} from './sql/folders.ts';

type Change = { id: number; requestId: string };

/** @throws Refusal bad-input for a name that another folder has, or one folder too many */
export async function addFolder(
  db: Db<'staff'>,
  { name, authorId, requestId }: { name: string; authorId: number; requestId: string },
): Promise<QuestionFolder> {
  const normalised = normaliseForSearch(name);
  const { folders } = await countFolders(db, normalised);
  if (folders >= QUESTION_FOLDERS_MAX)
    refuseName(`${QUESTION_FOLDERS_MAX} folders are the most. Delete one first.`);
  const id = await insertFolder(db, { name, normalised, authorId });
  if (id === undefined) return refuseTaken();
  await note(db, 'library-folder-added', { id, requestId });
  return { id, name, questionIds: [] };
}

/** @throws Refusal not-found, comes-with-evenhand, bad-input for a name that another folder has */
export async function renameFolder(
  db: Db<'staff'>,
  { id, name, requestId }: Change & { name: string },
): Promise<QuestionFolder> {
  refuseSystem(id);
  if (!(await lockFolder(db, id))) throw new Refusal('not-found');
  const folder = await showFolder(db, id);
  const normalised = normaliseForSearch(name);
  const isOther = normaliseForSearch(folder.name) !== normalised;
  if (isOther && (await countFolders(db, normalised)).isTaken) refuseTaken();
  await updateFolderName(db, { id, name, normalised });
  await note(db, 'library-folder-renamed', { id, requestId });
  return { ...folder, name };
}

/**
 * Its questions stay in the library.
 * @throws Refusal not-found, comes-with-evenhand
 */
export async function deleteFolder(
  db: Db<'staff'>,
  { id, requestId, now }: Change & { now: Date },
): Promise<void> {
  refuseSystem(id);
  if (!(await setFolderDeleted(db, { id, at: now }))) throw new Refusal('not-found');
  await note(db, 'library-folder-deleted', { id, requestId });
}

/** @throws Refusal not-found, bad-input where another folder has its name by now */
export async function restoreFolder(
  db: Db<'staff'>,
  { id, requestId }: Change,
): Promise<QuestionFolder> {
  const folder = id === SHIPPED_QUESTIONS_FOLDER_ID ? undefined : await findDeletedFolder(db, id);
  if (folder === undefined) throw new Refusal('not-found');
  if (folder.deletedAt === null) return showFolder(db, id);
  const { folders, isTaken } = await countFolders(db, folder.folded);
  if (folders >= QUESTION_FOLDERS_MAX)
    refuseName(`${QUESTION_FOLDERS_MAX} folders are the most. Delete one first.`);
  if (isTaken) refuseTaken();
  await setFolderDeleted(db, { id, at: null });
  await note(db, 'library-folder-restored', { id, requestId });
  return showFolder(db, id);
}

/** @throws Refusal comes-with-evenhand for the library that nobody changes */
export function refuseSystem(id: number): void {
  if (id === SHIPPED_QUESTIONS_FOLDER_ID) throw new Refusal('comes-with-evenhand');
}

function refuseTaken(): never {
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

function note(db: Db<'staff'>, kind: FolderKind, { id, requestId }: Change): Promise<void> {
  return writeAuditEntry(db, { kind, actorKind: 'member', requestId, details: { folder: id } });
}
