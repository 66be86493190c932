import * as contract from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { limitOperatorTransactionToOrganisation } from '../../access/authenticate-operator-and-limit-to-organisation.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type RoutedApp,
  addEndpointRoute,
  RESPOND_WITH_PREPARE_STEP_RESULT,
} from '../../http/add-endpoint-route.ts';
import {
  answerFeatureRequest,
  changeOrganisationPlanTerms,
  activateOrDeactivateOrganisation,
} from '../organisation/operator-changes-plan-features-and-activation.ts';
import { resetTwoFactor } from '../sign-in/reset-two-factor.ts';
import { endImpersonationAndRestoreOperatorSession } from './end-impersonation.ts';
import { impersonateMember } from './impersonate-member.ts';
import { readProductOpinionsAndSignUpReasons } from './read-product-opinions-and-sign-up-reasons.ts';
import { findImpersonation } from './sql/impersonation.ts';
import {
  findOrganisationInItsCell,
  listFeatureRequestsOfCell,
  listOrganisationsOfCells,
  loadOrganisationForOperator,
} from './read-organisations-and-requests-of-cells.ts';

export function addOperatorRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listOrganisationsEndpoint,
    may.operator,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, listOrganisationsOfCells);

  addEndpointRoute(
    server,
    contract.findOrganisationEndpoint,
    may.operator,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, findOrganisationInItsCell);

  addEndpointRoute(
    server,
    contract.changeOrganisationSubscriptionPlanEndpoint,
    may.operator,
  )(async ({ visit, db, params, body }) => {
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    await changeOrganisationPlanTerms(visit, { ...body, ...params });
    return loadOrganisationForOperator(db, params.orgId);
  });

  addEndpointRoute(
    server,
    contract.activateOrDeactivateOrganisationEndpoint,
    may.operator,
  )(async ({ visit, db, params, body, visitor }) => {
    await loadOrganisationForOperator(db, params.orgId);
    if (!body.active && params.orgId === visitor.homeOrgId) throw new Refusal('own-organisation');
    await limitOperatorTransactionToOrganisation(db, params.orgId);
    await activateOrDeactivateOrganisation(visit, { ...params, ...body });
    return loadOrganisationForOperator(db, params.orgId);
  });

  addEndpointRoute(
    server,
    contract.listFeatureRequestsEndpoint,
    may.operator,
  )(RESPOND_WITH_PREPARE_STEP_RESULT, listFeatureRequestsOfCell);

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
