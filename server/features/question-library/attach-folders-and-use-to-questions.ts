import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { LibraryQuestionContent } from './rules/library-question-content-and-search-text.ts';
import { libraryQuestionIdToText } from './rules/library-question-id-to-and-from-text.ts';
import { findFoldersOfQuestions } from './sql/question-folders.ts';
import { findLibraryQuestionUses } from './sql/library-question-uses-jobs-and-scores.ts';

/** Questions with the folders they are in and where they are asked. */
export async function attachFoldersAndUseToQuestions(
  db: Db<'staff'>,
  questions: readonly LibraryQuestionContent[],
  now: Date,
): Promise<LibraryQuestion[]> {
  if (questions.length === 0) return [];
  const keys = questions.map(({ id }) => libraryQuestionIdToText(id));
  const folders = new Map(
    (await findFoldersOfQuestions(db, keys)).map((row) => [row.key, row.folderIds]),
  );
  const askings = new Map(
    (await findLibraryQuestionUses(db, keys, now)).map((row) => [row.key, row]),
  );
  return questions.map((question) => {
    const asking = askings.get(libraryQuestionIdToText(question.id));
    return {
      id: question.id,
      isOwn: typeof question.id === 'number',
      type: question.type,
      text: question.text,
      guideOne: question.guideOne,
      guideThree: question.guideThree,
      guideFive: question.guideFive,
      skills: question.skills,
      functions: question.functions,
      seniority: question.seniority,
      ...(question.item && { item: question.item }),
      version: question.version,
      changedAt: question.changedAt,
      archivedAt: question.archivedAt,
      folderIds: folders.get(libraryQuestionIdToText(question.id)) ?? [],
      asked: {
        roles: asking?.roles ?? 0,
        isAskedNow: asking?.isAskedNow ?? false,
        lastAskedAt: asking?.lastAskedAt ?? null,
      },
    };
  });
}

/** The same for one. */
export async function attachFoldersAndUseToQuestion(
  db: Db<'staff'>,
  question: LibraryQuestionContent,
  now: Date,
): Promise<LibraryQuestion> {
  const [described] = await attachFoldersAndUseToQuestions(db, [question], now);
  // One is told for each.
  return described as LibraryQuestion;
}
