import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EqualOpportunitiesAnswers } from '../../equal-opportunities/rules/equal-opportunities-form-types.ts';

export async function saveEqualOpportunitiesAnswersInDatabase(
  db: Db<'candidate'>,
  form: { link: Buffer; jobId: number; version: string; answers: EqualOpportunitiesAnswers },
): Promise<void> {
  const { link, jobId, version, answers } = form;
  const given = [link, jobId, version, JSON.stringify(answers)] as const;
  await callDatabaseFunction(db, 'eo.save_answers', given);
}

export async function eraseEqualOpportunitiesAnswersInDatabase(
  db: Db<'candidate'>,
  link: Buffer,
): Promise<void> {
  await callDatabaseFunction(db, 'eo.erase_answers', [link]);
}

export async function findEqualOpportunitiesAnswers(
  db: Db<'candidate'>,
  link: Buffer,
): Promise<EqualOpportunitiesAnswers | undefined> {
  const answers = await callDatabaseFunction(db, 'eo.own_answers', [link]);
  // As they were saved above.
  return (answers as EqualOpportunitiesAnswers | null) ?? undefined;
}
