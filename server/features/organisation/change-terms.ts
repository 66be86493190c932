import type { Db } from '../../access/enter.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  closeRequest,
  hasEnded,
  setDeactivated,
  setTerms,
  switchFeatureOn,
  type Terms,
} from './sql/terms.ts';

type Command = { orgId: number; requestId: string };

/** What an organisation may do here and until when; only whoever runs the installation says so. */
export async function changeTerms(
  db: Db<'operator'>,
  { orgId, requestId }: Command,
  terms: Terms,
): Promise<void> {
  if (!(await setTerms(db, terms))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'terms-changed',
    actorKind: 'operator',
    subject: `organisation ${orgId}`,
    requestId,
    details: {
      tier: terms.tier,
      features: terms.features.join(' '),
      expires: terms.expiresAt?.toISOString() ?? 'never',
      renews: terms.autoRenews,
    },
  });
}

/** Gives an organisation the feature that it asked for, or declines; either way it is answered. */
export async function answerFeatureRequest(
  db: Db<'operator'>,
  { orgId, requestId }: Command,
  { id, granted, now }: { id: number; granted: boolean; now: Date },
): Promise<void> {
  const feature = await closeRequest(db, { id, granted, now });
  if (feature === undefined) throw new Refusal('not-found');
  if (granted) await switchFeatureOn(db, feature);
  await writeAuditEntry(db, {
    kind: granted ? 'feature-granted' : 'feature-declined',
    actorKind: 'operator',
    subject: `organisation ${orgId}`,
    requestId,
    details: { feature },
  });
}

/** Nobody of a deactivated organisation gets in; nothing is deleted, and everything is there when it comes back. */
export async function setOrganisationActive(
  db: Db<'operator'>,
  { orgId, requestId }: Command,
  { active, now }: { active: boolean; now: Date },
): Promise<void> {
  if (active && (await hasEnded(db, now))) throw new Refusal('account-ended');
  if (!(await setDeactivated(db, active ? null : now))) return;
  await writeAuditEntry(db, {
    kind: active ? 'organisation-reactivated' : 'organisation-deactivated',
    actorKind: 'operator',
    subject: `organisation ${orgId}`,
    requestId,
  });
}
