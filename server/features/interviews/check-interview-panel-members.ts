import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { findActivePanelMembers } from './sql/interview-round-settings-and-panel-rows.ts';

/** @throws Refusal bad-input unless each of them is a member who may log in */
export async function checkInterviewPanelMembers(
  db: Db<'staff'>,
  panel: readonly number[],
): Promise<void> {
  const active = await findActivePanelMembers(db, panel);
  if (active.length === panel.length) return;
  const message = 'Somebody on this panel is not in your organisation any more. Choose anew.';
  throw new Refusal('bad-input', { message, fields: { panel: message } });
}
