import {
  type LibraryQuestionType,
  mayQuestionTypeStandInStage,
  questionTypeKeys,
} from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { SHIPPED_QUESTIONS_FOLDER_ID } from '@evenhand/contract/question-library/question-library-folders.ts';
import {
  QUESTION_LIBRARY_PAGE_SIZE,
  type QuestionLibraryQuery,
} from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { builtInLibraryQuestions } from './load-library-and-built-in-questions-and-answer-keys.ts';
import type { LibraryQuestionContent } from './rules/library-question-content-and-search-text.ts';
import { libraryQuestionIdToText } from './rules/library-question-id-to-and-from-text.ts';
import { filterLibraryQuestionsBySearch } from './rules/filter-library-questions-and-split-search-text.ts';
import { findQuestionFolder } from './sql/question-folders.ts';
import {
  countOwnLibraryQuestions,
  findLibraryQuestionsOfOrganisation,
} from './sql/own-library-questions.ts';
import { attachFoldersAndUseToQuestions } from './attach-folders-and-use-to-questions.ts';

/**
 * One page of the questions of both libraries: the organisation's own first.
 * @throws Refusal not-found for a folder that there is not
 */
export async function listLibraryQuestions(
  db: Db<'staff'>,
  query: QuestionLibraryQuery,
  now: Date,
) {
  const { library, page, type, stage } = query;
  const folder = query.folder === SHIPPED_QUESTIONS_FOLDER_ID ? '' : query.folder;
  const archived = library === 'archived';
  const wish = { search: query.search, skill: query.skill, folder, archived };
  const shipped = await matchingShipped(db, query);
  const own = await countOwnLibraryQuestions(db, wish);
  const hasOwn = library !== 'shipped' && query.folder !== SHIPPED_QUESTIONS_FOLDER_ID;
  const fitting = questionTypeKeys.filter(
    (one) => stage === '' || mayQuestionTypeStandInStage(one, stage),
  );
  const types = fitting.filter((one) => type === '' || one === type);
  const ownOf = (one: LibraryQuestionType) => (hasOwn ? (own.types[one] ?? 0) : 0);
  const shippedOf = (one: LibraryQuestionType) =>
    shipped.filter((question) => question.type === one).length;
  const ofType = shipped.filter((question) => types.includes(question.type));
  const ownTotal = sum(types.map(ownOf));
  const offset = (page - 1) * QUESTION_LIBRARY_PAGE_SIZE;
  const ownRows =
    offset < ownTotal
      ? await findLibraryQuestionsOfOrganisation(db, {
          ...wish,
          types,
          offset,
          limit: QUESTION_LIBRARY_PAGE_SIZE,
        })
      : [];
  const from = Math.max(0, offset - ownTotal);
  const shown = [
    ...ownRows,
    ...ofType.slice(from, from + QUESTION_LIBRARY_PAGE_SIZE - ownRows.length),
  ];
  const total = ownTotal + ofType.length;
  return {
    questions: await attachFoldersAndUseToQuestions(db, shown, now),
    total,
    pages: Math.max(1, Math.ceil(total / QUESTION_LIBRARY_PAGE_SIZE)),
    types: countEachType((one) => (fitting.includes(one) ? ownOf(one) + shippedOf(one) : 0)),
    counts: { own: own.own, shipped: builtInLibraryQuestions.length, archived: own.archived },
  };
}

function countEachType(
  count: (type: LibraryQuestionType) => number,
): Record<LibraryQuestionType, number> {
  // One entry for each type.
  return Object.fromEntries(questionTypeKeys.map((type) => [type, count(type)])) as Record<
    LibraryQuestionType,
    number
  >;
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Shipped questions are never archived. */
async function matchingShipped(
  db: Db<'staff'>,
  { library, folder, search, skill }: QuestionLibraryQuery,
): Promise<LibraryQuestionContent[]> {
  const keys =
    folder === '' || folder === SHIPPED_QUESTIONS_FOLDER_ID ? undefined : await keysIn(db, folder);
  if (library === 'own' || library === 'archived') return [];
  return filterLibraryQuestionsBySearch(builtInLibraryQuestions, { search, skill }).filter(
    ({ id }) => keys === undefined || keys.has(libraryQuestionIdToText(id)),
  );
}

async function keysIn(db: Db<'staff'>, folderId: number): Promise<Set<string>> {
  const folder = await findQuestionFolder(db, folderId);
  if (folder === undefined) throw new Refusal('not-found');
  return new Set(folder.keys);
}
