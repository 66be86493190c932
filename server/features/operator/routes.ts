import * as contract from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { limitOperatorTransactionToOrganisation } from '../../access/authenticate-operator-and-limit-to-organisation.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  answerFeatureRequest,
  changeOrganisationPlanTerms,
  activateOrDeactivateOrganisation,
} from '../organisation/operator-changes-plan-features-and-activation.ts';
import { listFeatureRequests } from '../organisation/list-feature-requests.ts';
import { knownOrganisationFeatures } from '../organisation/rules/known-features.ts';
import { resetTwoFactor } from '../sign-in/reset-two-factor.ts';
import { endImpersonationAndRestoreOperatorSession } from './end-impersonation.ts';
import { impersonateMember } from './impersonate-member.ts';
import { readProductOpinionsAndSignUpReasons } from './read-product-opinions-and-sign-up-reasons.ts';
import { findImpersonation } from './sql/impersonation.ts';
import {
  findOrganisationForOperator,
  findOrganisationsForOperator,
  findMembersForOperatorInDatabase,
} from './sql/organisations-and-members-for-operator.ts';

export function addOperatorRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listOrganisationsEndpoint,
    may.operator,
  )(async ({ db, query }) => findOrganisationsForOperator(db, query));

  addEndpointRoute(
    server,
    contract.findOrganisationEndpoint,
    may.operator,
  )(async ({ db, params }) => {
    const organisation = await load(db, params.orgId);
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    const features = knownOrganisationFeatures.map(({ name, title }) => ({ name, title }));
    return {
      organisation,
      people: await findMembersForOperatorInDatabase(db),
      knownFeatures: features,
    };
  });

  addEndpointRoute(
    server,
    contract.changeOrganisationSubscriptionPlanEndpoint,
    may.operator,
  )(async ({ visit, db, params, body }) => {
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    await changeOrganisationPlanTerms(visit, { ...body, ...params });
    return load(db, params.orgId);
  });

  addEndpointRoute(
    server,
    contract.activateOrDeactivateOrganisationEndpoint,
    may.operator,
  )(async ({ visit, db, params, body, visitor }) => {
    await load(db, params.orgId);
    if (!body.active && params.orgId === visitor.homeOrgId) throw new Refusal('own-organisation');
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    await activateOrDeactivateOrganisation(visit, { ...params, ...body });
    return load(db, params.orgId);
  });

  addEndpointRoute(
    server,
    contract.listFeatureRequestsEndpoint,
    may.operator,
  )(async ({ db }) => ({ requests: await listFeatureRequests(db) }));

  addEndpointRoute(
    server,
    contract.answerFeatureRequestEndpoint,
    may.operator,
  )(async ({ visit, db, params, body }) => {
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    const { orgId, requestId: id } = params;
    await answerFeatureRequest(visit, { orgId, id, granted: body.granted });
    return undefined;
  });

  addEndpointRoute(
    server,
    contract.resetAdminTwoFactorEndpoint,
    may.operator,
  )(async ({ visit, db, params, body, visitor }) => {
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    const by = { kind: 'operator', visit, id: visitor.actorId } as const;
    await resetTwoFactor(by, { memberId: params.memberId, reason: body.reason });
    return undefined;
  });

  addEndpointRoute(
    server,
    contract.findMonthlyProductOpinionsAndSignUpsEndpoint,
    may.operator,
  )(readProductOpinionsAndSignUpReasons);

  addEndpointRoute(
    server,
    contract.startImpersonationOfMemberEndpoint,
    may.operator,
  )(impersonateMember);

  addEndpointRoute(
    server,
    contract.endImpersonationEndpoint,
    may.anyone,
  )(endImpersonationAndRestoreOperatorSession);

  addEndpointRoute(
    server,
    contract.findCurrentImpersonationEndpoint,
    may.anyMember,
  )(async ({ visit, db, visitor }) => {
    if (visitor.impersonationId === null) return null;
    const found = await findImpersonation(db, visitor.impersonationId);
    return found === undefined ? null : { ...found, now: visit.now };
  });
}

async function load(db: Db<'operator'>, orgId: number) {
  const organisation = await findOrganisationForOperator(db, orgId);
  if (organisation === undefined) throw new Refusal('not-found');
  return organisation;
}
