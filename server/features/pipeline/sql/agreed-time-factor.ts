import type { TimeFactor } from '@evenhand/contract/adjustments/adjustment-kinds.ts';
import type { Db } from '../../../access/enter-door.ts';

export async function findLargestTimeFactor(
  db: Db<'candidate'>,
  applicationId: number,
): Promise<TimeFactor> {
  const { factor } = await db
    .selectFrom('pii.adjustment')
    .select((eb) => eb.fn.max('time_factor').as('factor'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  // The table has no other factors; the driver gives an exact number as its digits.
  return Number(factor ?? 1) as TimeFactor;
}
