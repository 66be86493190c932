import { jobFunctionTitles } from '@evenhand/contract/job-function-titles.ts';
import type {
  WrittenLibraryQuestion,
  LibraryQuestionId,
} from '@evenhand/contract/question-library.ts';
import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

/** A question of either library, without where it is used. */
export type LibraryQuestionContent = WrittenLibraryQuestion & {
  id: LibraryQuestionId;
  version: number;
  changedAt: Date | null;
  archivedAt: Date | null;
};

/** A shipped question in the shape of the organisation's own. */
export function builtInQuestionContent(
  question: WrittenLibraryQuestion & { id: string },
): LibraryQuestionContent {
  const [skills, functions] = [[...question.skills], [...question.functions]];
  return { ...question, skills, functions, version: 1, changedAt: null, archivedAt: null };
}

/** What is searched in. */
export function libraryQuestionSearchText({
  text,
  skills,
  functions,
  item,
}: WrittenLibraryQuestion): string {
  const options = item && 'options' in item ? item.options.map(({ words }) => words) : [];
  return normaliseForSearch(
    [text, ...options, ...skills, ...functions.map((each) => jobFunctionTitles[each])].join(' '),
  );
}
