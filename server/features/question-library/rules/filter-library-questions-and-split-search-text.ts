import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import {
  type LibraryQuestionContent,
  libraryQuestionSearchText,
} from './library-question-content-and-search-text.ts';

export type ChosenLibraryQuestionFilterValues = { search: string; skill: string };

/** Questions that hold every word that is searched for and test the skill, if one is asked for. */
export function filterLibraryQuestionsBySearch(
  questions: readonly LibraryQuestionContent[],
  { search, skill }: ChosenLibraryQuestionFilterValues,
): LibraryQuestionContent[] {
  const words = splitSearchTextIntoWords(search);
  return questions.filter(
    (question) =>
      (skill === '' || question.skills.some((each) => isSameSkill(each, skill))) &&
      words.every((word) => libraryQuestionSearchText(question).includes(word)),
  );
}

export function splitSearchTextIntoWords(search: string): string[] {
  return normaliseForSearch(search).split(' ').filter(Boolean);
}

function isSameSkill(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
