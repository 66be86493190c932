import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { closeFeatureRequestRow } from './sql/feature-requests.ts';
import {
  hasOrganisationAccountEnded,
  updateDeactivatedAtOfOrganisationRow,
  updatePlanTermsOfOrganisationRow,
  addFeatureToOrganisationRow,
  type OrganisationPlanTerms,
} from './sql/update-plan-terms-and-end-or-renew-account.ts';

/** What an organisation may do here and until when; only whoever runs the installation says so. */
export async function changeOrganisationPlanTerms(
  { db, requestId }: VisitorRequestContext<'operator'>,
  { orgId, ...terms }: OrganisationPlanTerms & { orgId: number },
): Promise<void> {
  if (!(await updatePlanTermsOfOrganisationRow(db, terms))) throw new Refusal('not-found');
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
  { db, now, requestId }: VisitorRequestContext<'operator'>,
  { orgId, id, granted }: { orgId: number; id: number; granted: boolean },
): Promise<void> {
  const feature = await closeFeatureRequestRow(db, { id, granted, now });
  if (feature === undefined) throw new Refusal('not-found');
  if (granted) await addFeatureToOrganisationRow(db, feature);
  await writeAuditEntry(db, {
    kind: granted ? 'feature-granted' : 'feature-declined',
    actorKind: 'operator',
    subject: `organisation ${orgId}`,
    requestId,
    details: { feature },
  });
}

/** Nobody of a deactivated organisation gets in; nothing is deleted, and everything is there when it comes back. */
export async function activateOrDeactivateOrganisation(
  { db, now, requestId }: VisitorRequestContext<'operator'>,
  { orgId, active }: { orgId: number; active: boolean },
): Promise<void> {
  if (active && (await hasOrganisationAccountEnded(db, now))) throw new Refusal('account-ended');
  if (!(await updateDeactivatedAtOfOrganisationRow(db, active ? null : now))) return;
  await writeAuditEntry(db, {
    kind: active ? 'organisation-reactivated' : 'organisation-deactivated',
    actorKind: 'operator',
    subject: `organisation ${orgId}`,
    requestId,
  });
}
