import type { LibraryQuestionType } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import type pg from 'pg';
import { firstPlantedRow, type PlantedMember } from './test-data-types.ts';

type Question = { text?: string; type?: LibraryQuestionType; skills?: string[] };

/** Builders of the question library. */
export function questionLibraryTestDataBuilders(owner: pg.Pool) {
  return {
    /** A complete question of the organisation's own library. */
    async libraryQuestion(
      author: PlantedMember,
      {
        text = 'A customer is angry about a late parcel. What do you do?',
        type = 'sift',
        skills = ['Empathy'],
      }: Question = {},
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.library_question (org_id, type, text, guide_one, guide_three, guide_five, skills, functions,
             seniority, search, changed_by)
           values ($1, $2, $3, 'Blames the customer.', 'Says sorry.', 'Listens, says sorry and puts it right.', $4, '{}',
             'any', lower($3), $5) returning id`,
          [author.orgId, type, text, skills, author.id],
        ),
      );
    },

    async libraryFolder(
      author: PlantedMember,
      { name = 'Favourites' } = {},
    ): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.library_folder (org_id, name, name_normalised, created_by) values ($1, $2, lower($2), $3)
           returning id`,
          [author.orgId, name, author.id],
        ),
      );
    },
  };
}
