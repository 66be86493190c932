import type { TimeFactor } from '@evenhand/contract/adjustments/adjustment-kinds.ts';
import type { Db } from '../../../access/enter-door.ts';
import { reusableStatement, type StatementParameters } from '../../../access/reusable-statement.ts';

export async function findLargestTimeFactor(
  db: Db<'candidate'>,
  applicationId: number,
): Promise<TimeFactor> {
  const [found] = await selectLargest(db, { applicationId });
  // The table has no other factors; the driver gives an exact number as its digits.
  return Number(found?.factor ?? 1) as TimeFactor;
}

const selectLargest = reusableStatement(
  (db: Db<'candidate'>, { applicationId }: StatementParameters<{ applicationId: number }>) =>
    db
      .selectFrom('pii.adjustment')
      .select((eb) => eb.fn.max('time_factor').as('factor'))
      .where('application_id', '=', applicationId),
);
