import type { ErasureRule } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Config } from '../../config.ts';
import { surveyAnswerPseudonym } from '../apply/survey-answer-pseudonym.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';
import { addCountsToErasureProofRow } from './sql/add-counts-to-erasure-proof-row.ts';

/** When candidates are asked how it was. */
const candidateSurveyKinds = ['post-apply', 'post-feedback'] as const;

type Erasing = { db: Db<'system'>; now: Date; config: Config };

/**
 * Erases one application and adds it to the proof, in the transaction of the caller, who has seen that it may go. Twice is once.
 * @returns whether it was there
 */
export async function eraseApplicationWithProof(
  { db, now, config }: Erasing,
  erased: { applicationId: number; rule: ErasureRule; months: number | null; night: string },
): Promise<boolean> {
  const { applicationId, ...proof } = erased;
  const gone = await eraseApplication(
    { db, config },
    {
      applicationId,
      actorKind: 'system',
      slips: candidateSurveyKinds.map((kind) => surveyAnswerPseudonym(kind, applicationId, config)),
    },
  );
  if (gone === null) return false;
  await addCountsToErasureProofRow(db, { ...proof, ...gone, now });
  return true;
}
