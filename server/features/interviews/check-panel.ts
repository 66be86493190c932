import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { findActiveMembers } from './sql/round-settings.ts';

/** @throws Refusal bad-input unless each of them is a member who may log in */
export async function checkPanel(db: Db<'staff'>, panel: readonly number[]): Promise<void> {
  const active = await findActiveMembers(db, panel);
  if (active.length === panel.length) return;
  const message = 'Somebody on this panel is not in your organisation any more. Choose anew.';
  throw new Refusal('bad-input', { message, fields: { panel: message } });
}
