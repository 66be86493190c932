import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  OrganisationFeature,
  switchOrganisationFeatureEndpoint,
} from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import {
  findKnownOrganisationFeature,
  type KnownFeature,
  knownOrganisationFeatures,
} from './rules/known-features.ts';
import {
  findOrganisation,
  switchSelfServeFeatureInDatabase,
} from './sql/organisation-statement-and-feature-rows.ts';
import {
  findFeatureRequestDates,
  insertFeatureRequestRow,
  lockFeatureRequests,
} from './sql/feature-requests.ts';

/** For so long a request counts, and whoever asks again is told when it was made. */
const REQUEST_DAYS = 7;

export async function listOrganisationFeatures(
  db: Db<'staff'>,
  now: Date,
): Promise<OrganisationFeature[]> {
  const { features } = await findOrganisation(db, now);
  const requests = await findFeatureRequestDates(db);
  return knownOrganisationFeatures.map((feature) => ({
    ...feature,
    isOn: features.includes(feature.name),
    requestedAt: requests.get(feature.name) ?? null,
  }));
}

/** @throws Refusal not-self-serve */
export async function toggleOrganisationFeature({
  visit,
  db,
  body,
  visitor,
}: EndpointContext<typeof switchOrganisationFeatureEndpoint>): Promise<
  ResponseOf<typeof switchOrganisationFeatureEndpoint>
> {
  const feature = findKnownOrganisationFeature(body.featureName);
  if (!feature?.isSelfServe) throw new Refusal('not-self-serve');
  await switchSelfServeFeatureInDatabase(db, { name: feature.name, wanted: body.enabled });
  await writeAuditEntry(db, {
    kind: 'feature-switched',
    actorKind: 'member',
    subject: `organisation ${visitor.orgId}`,
    requestId: visit.requestId,
    details: { feature: feature.name, on: body.enabled },
  });
  return { features: await listOrganisationFeatures(db, visit.now) };
}

/** Has a feature from the first day on, because somebody came for it. */
export async function enableSelfServeFeatureForNewOrganisation(
  { db, member, requestId }: VisitorRequestContext,
  { name }: { name: KnownFeature['name'] },
): Promise<void> {
  await switchSelfServeFeatureInDatabase(db, { name, wanted: true });
  await writeAuditEntry(db, {
    kind: 'feature-switched',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: { feature: name, on: true },
  });
}

/**
 * Asks whoever runs the installation for a feature; asked again within a week, it only says when.
 * @throws Refusal bad-input, feature-on
 */
export async function requestOrganisationFeature(
  { db, member, now, requestId }: VisitorRequestContext,
  { name }: { name: string },
): Promise<{ requestedAt: Date }> {
  const feature = findKnownOrganisationFeature(name);
  if (feature === undefined || feature.isSelfServe) {
    const message =
      feature === undefined ? 'There is no such feature.' : 'Switch this feature on yourself.';
    throw new Refusal('bad-input', { fields: { featureName: message } });
  }
  await lockFeatureRequests(db);
  if ((await findOrganisation(db, now)).features.includes(name)) throw new Refusal('feature-on');
  const earlier = (await findFeatureRequestDates(db)).get(name);
  if (earlier !== undefined && now.getTime() - earlier.getTime() < REQUEST_DAYS * 86_400_000)
    return { requestedAt: earlier };
  const subjectId = await insertFeatureRequestRow(db, { feature: name, at: now });
  const { actorId } = member;
  await recordDomainEvent(db, {
    kind: 'feature-requested',
    actorKind: 'member',
    actorId,
    subjectId,
  });
  await writeAuditEntry(db, {
    kind: 'feature-requested',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: { feature: name },
  });
  return { requestedAt: now };
}
