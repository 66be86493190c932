import type { findQuickApply } from '@evenhand/contract/invites/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadJobDraft } from '../builder/load-job-draft.ts';
import type { JobEditor } from '../jobs/load-job-for-change.ts';
import { setQuickApply } from '../jobs/set-quick-apply.ts';
import { findQuickApplySwitch } from './sql/quick-apply-switch.ts';

type Query = { id: number; member: JobEditor; now: Date };

/** Whether a role takes interest before applications; to whoever sees its builder. */
export async function readQuickApplySwitch(
  db: Db<'staff'>,
  query: Query,
): Promise<ResponseOf<typeof findQuickApply>> {
  const { may } = await loadJobDraft(db, query);
  return { ...(await findQuickApplySwitch(db, query.id)), may: { change: may.edit } };
}

/** @throws Refusal not-found, not-allowed, job-archived, feature-off */
export async function switchQuickApply(
  db: Db<'staff'>,
  { isOn, requestId, ...query }: Query & { isOn: boolean; requestId: string },
): Promise<ResponseOf<typeof findQuickApply>> {
  const before = await readQuickApplySwitch(db, query);
  if (!before.may.change) throw new Refusal('not-allowed');
  if (isOn && !before.isAvailable)
    throw new Refusal('conflict', {
      message:
        'Quick apply is switched off for your organisation. An admin can switch it on under Settings, Features.',
    });
  if (before.isOn === isOn) return before;
  await setQuickApply(db, { id: query.id, isOn, requestId });
  return { ...before, isOn };
}
