import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function updateRegisterInterestSwitchOfJobRow(
  db: Db<'staff'>,
  id: number,
  isOn: boolean,
): Promise<void> {
  await db.updateTable('core.job').set({ quick_apply: isOn }).where('id', '=', id).execute();
}
