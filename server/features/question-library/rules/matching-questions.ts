import { normaliseForSearch } from '../../../text/normalise-for-search.ts';
import { type BareQuestion, searchText } from './bare-question.ts';

export type QuestionFilters = { search: string; skill: string };

/** Questions that hold every word that is searched for and test the skill, if one is asked for. */
export function matchingQuestions(
  questions: readonly BareQuestion[],
  { search, skill }: QuestionFilters,
): BareQuestion[] {
  const words = searchWords(search);
  return questions.filter(
    (question) =>
      (skill === '' || question.skills.some((each) => isSameSkill(each, skill))) &&
      words.every((word) => searchText(question).includes(word)),
  );
}

export function searchWords(search: string): string[] {
  return normaliseForSearch(search).split(' ').filter(Boolean);
}

function isSameSkill(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
