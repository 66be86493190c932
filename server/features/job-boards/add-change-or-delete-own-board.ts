import type { JobBoard } from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { LISTED_ITEMS_MAX } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  isCandidateSourceNotDirect,
  parseCandidateSource,
} from './rules/parse-and-find-candidate-source.ts';
import { jobBoardKinds } from './catalogue/job-board-kinds.ts';
import { jobBoardFromRow } from './list-own-and-built-in-boards.ts';
import {
  type JobBoardDetails,
  countJobBoards,
  insertJobBoardRow,
  deleteJobBoardRow,
  updateJobBoardRow,
} from './sql/job-boards-and-source-aliases.ts';

type Command = {};

/**
 * Adds a board, its tag made of its name.
 * @throws Refusal bad-input when the name gives no tag, or the tag of another board
 */
export async function addOwnJobBoard(
  { db, requestId }: VisitorRequestContext,
  words: JobBoardDetails & Command,
): Promise<JobBoard> {
  const source = parseCandidateSource(words.name);
  if (!isCandidateSourceNotDirect(source))
    refuse('Use a name with at least one letter from a to z or a number.');
  if ((await countJobBoards(db)) >= LISTED_ITEMS_MAX)
    refuse(`${LISTED_ITEMS_MAX} boards are the most. Delete one that you do not use any more.`);
  const isKind = jobBoardKinds.some(({ id }) => id === source);
  const row = isKind ? undefined : await insertJobBoardRow(db, { ...words, source });
  if (row === undefined) refuse('There is a board of this name already.');
  await writeAuditEntry(db, { kind: 'job-board-added', actorKind: 'member', requestId });
  return jobBoardFromRow(row);
}

/** @throws Refusal not-found */
export async function changeOwnJobBoard(
  { db, requestId }: VisitorRequestContext,
  { id, ...words }: JobBoardDetails & Command & { id: number },
): Promise<JobBoard> {
  const row = await updateJobBoardRow(db, id, words);
  if (row === undefined) throw new Refusal('not-found');
  await writeAuditEntry(db, { kind: 'job-board-changed', actorKind: 'member', requestId });
  return jobBoardFromRow(row);
}

/** @throws Refusal not-found */
export async function deleteOwnJobBoard(
  { db, requestId }: VisitorRequestContext,
  { id }: Command & { id: number },
): Promise<void> {
  if (!(await deleteJobBoardRow(db, id))) throw new Refusal('not-found');
  await writeAuditEntry(db, { kind: 'job-board-removed', actorKind: 'member', requestId });
}

function refuse(sentence: string): never {
  throw new Refusal('bad-input', { message: sentence, fields: { name: sentence } });
}
