import type { ExtraTimeFactor } from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import {
  makeReusableStatement,
  type ReusableStatementParameters,
} from '../../../access/make-reusable-statement.ts';

export async function findLargestAgreedTimeFactor(
  db: Db<'candidate'>,
  applicationId: number,
): Promise<ExtraTimeFactor> {
  const [found] = await selectLargest(db, { applicationId });
  // The table has no other factors; the driver gives an exact number as its digits.
  return Number(found?.factor ?? 1) as ExtraTimeFactor;
}

const selectLargest = makeReusableStatement(
  (
    db: Db<'candidate'>,
    { applicationId }: ReusableStatementParameters<{ applicationId: number }>,
  ) =>
    db
      .selectFrom('pii.adjustment')
      .select((eb) => eb.fn.max('time_factor').as('factor'))
      .where('application_id', '=', applicationId),
);
