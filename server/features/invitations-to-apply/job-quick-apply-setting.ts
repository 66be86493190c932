import type { findJobRegisterInterestSwitchEndpoint } from '@evenhand/contract/invitations-to-apply/job-register-interest-switch-endpoints.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadJobDraft } from '../builder/load-job-draft.ts';
import { setRegisterInterestSwitchOfJob } from '../jobs/set-register-interest-switch-of-job.ts';
import { findJobQuickApplySetting } from './sql/find-job-quick-apply-setting.ts';

type Query = { id: number };

/** Whether a role takes interest before applications; to whoever sees its builder. */
export async function readJobQuickApplySetting(
  visit: VisitorRequestContext,
  query: Query,
): Promise<ResponseOf<typeof findJobRegisterInterestSwitchEndpoint>> {
  const { db } = visit;
  const { may } = await loadJobDraft(visit, query);
  return { ...(await findJobQuickApplySetting(db, query.id)), may: { change: may.edit } };
}

/** @throws Refusal not-found, not-allowed, job-archived, feature-off */
export async function switchQuickApplyOfJob(
  visit: VisitorRequestContext,
  { isOn, ...query }: Query & { isOn: boolean },
): Promise<ResponseOf<typeof findJobRegisterInterestSwitchEndpoint>> {
  const before = await readJobQuickApplySetting(visit, query);
  if (!before.may.change) throw new Refusal('not-allowed');
  if (isOn && !before.isAvailable)
    throw new Refusal('conflict', {
      message:
        'Quick apply is switched off for your organisation. An admin can switch it on under Settings, Features.',
    });
  if (before.isOn === isOn) return before;
  await setRegisterInterestSwitchOfJob(visit, { id: query.id, isOn });
  return { ...before, isOn };
}
