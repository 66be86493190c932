import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import type { Db } from '../../access/enter.ts';
import { type BareQuestion, libraryKey } from './rules/bare-question.ts';
import { findFoldersOf } from './sql/folders.ts';
import { findAskings } from './sql/usage.ts';

/** Questions with the folders they are in and where they are asked. */
export async function describeQuestions(
  db: Db<'staff'>,
  questions: readonly BareQuestion[],
  now: Date,
): Promise<LibraryQuestion[]> {
  if (questions.length === 0) return [];
  const keys = questions.map(({ id }) => libraryKey(id));
  const folders = new Map((await findFoldersOf(db, keys)).map((row) => [row.key, row.folderIds]));
  const askings = new Map((await findAskings(db, keys, now)).map((row) => [row.key, row]));
  return questions.map((question) => {
    const asking = askings.get(libraryKey(question.id));
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
      version: question.version,
      changedAt: question.changedAt,
      archivedAt: question.archivedAt,
      folderIds: folders.get(libraryKey(question.id)) ?? [],
      asked: {
        roles: asking?.roles ?? 0,
        isAskedNow: asking?.isAskedNow ?? false,
        lastAskedAt: asking?.lastAskedAt ?? null,
      },
    };
  });
}

/** The same for one. */
export async function describeQuestion(
  db: Db<'staff'>,
  question: BareQuestion,
  now: Date,
): Promise<LibraryQuestion> {
  const [told] = await describeQuestions(db, [question], now);
  // One is told for each.
  return told as LibraryQuestion;
}
