import { librarySkills } from '@evenhand/contract/skills.ts';
import type { Db } from '../../access/enter.ts';
import { systemQuestions } from './find-questions.ts';
import { skillCounts } from './rules/skill-counts.ts';
import { countOwnSkills } from './sql/questions.ts';

type Query = {
  type?: 'sift' | 'interview' | undefined;
  includeOrgLibrary: 'true' | 'false';
  includeAppliedLibrary: 'true' | 'false';
};

/** The skills that questions of the asked libraries test, with how many do. */
export async function listSkills(
  db: Db<'staff'>,
  { type, includeOrgLibrary, includeAppliedLibrary }: Query,
) {
  const own = includeOrgLibrary === 'true' ? await countOwnSkills(db, type) : [];
  const shipped = includeAppliedLibrary === 'true' ? systemQuestions : [];
  const tested = shipped
    .filter((question) => type === undefined || question.type === type)
    .flatMap(({ skills }) => skills.map((name) => ({ name, count: 1 })));
  return skillCounts([...own, ...tested], librarySkills);
}
