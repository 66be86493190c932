import type { SiftOrInterviewQuestionType } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { questionLibrarySkills } from '@evenhand/contract/skills.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { builtInLibraryQuestions } from './load-library-and-built-in-questions-and-answer-keys.ts';
import { countQuestionsBySkill } from './rules/count-questions-by-skill.ts';
import { countOwnLibraryQuestionsBySkill } from './sql/own-library-questions.ts';

type Query = {
  type?: SiftOrInterviewQuestionType | undefined;
  includeOrgLibrary: 'true' | 'false';
  includeAppliedLibrary: 'true' | 'false';
};

/** The skills that questions of the asked libraries test, with how many do. */
export async function listLibrarySkills(
  db: Db<'staff'>,
  { type, includeOrgLibrary, includeAppliedLibrary }: Query,
) {
  const own = includeOrgLibrary === 'true' ? await countOwnLibraryQuestionsBySkill(db, type) : [];
  const shipped = includeAppliedLibrary === 'true' ? builtInLibraryQuestions : [];
  const tested = shipped
    .filter((question) => type === undefined || question.type === type)
    .flatMap(({ skills }) => skills.map((name) => ({ name, count: 1 })));
  return countQuestionsBySkill([...own, ...tested], questionLibrarySkills);
}
