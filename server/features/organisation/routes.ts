import * as contract from '@evenhand/contract/organisation/organisation-settings.ts';
import * as organisationFeatures from '@evenhand/contract/organisation/organisation-features.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readCurrentUser } from './read-current-user.ts';
import { changeOrganisationSettings } from './change-organisation-settings.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import {
  listOrganisationFeatures,
  requestOrganisationFeature as requestFeature,
  toggleOrganisationFeature,
} from './organisation-features.ts';
import { addMemberRoutes } from './member-routes.ts';
import { readOrganisation, readOrganisationWithPlan } from './read-organisation.ts';
import {
  removeOrganisationLogo,
  readOrganisationLogoImage,
  setOrganisationLogo,
} from './organisation-logos.ts';
import { writeOrganisationStatement } from './write-organisation-statement.ts';

export function addOrganisationRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findCurrentUserEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit, visitor }) => ({
    user: await readCurrentUser(visit, visitor),
  }));

  addEndpointRoute(
    server,
    contract.findCurrentOrganisationEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit, db }) => ({ org: await readOrganisationWithPlan(db, visit.now) }));
  addEndpointRoute(
    server,
    contract.changeOwnOrganisationEndpoint,
    routeAccessRules.admin,
  )(changeOrganisationSettings);
  addEndpointRoute(
    server,
    contract.setOrganisationStatementEndpoint,
    routeAccessRules.admin,
  )(writeOrganisationStatement);
  addEndpointRoute(
    server,
    contract.listBrandsEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit, db, params, visitor }) => {
    refuseOtherOrganisation(params.orgId, visitor);
    return { brands: (await readOrganisation(db, visit.now)).brands };
  });

  addEndpointRoute(
    server,
    contract.uploadOrganisationLogoEndpoint,
    routeAccessRules.admin,
  )(setOrganisationLogo);
  addEndpointRoute(
    server,
    contract.clearOrganisationLogoEndpoint,
    routeAccessRules.admin,
  )(removeOrganisationLogo);
  addEndpointRoute(
    server,
    contract.showOrganisationLogoEndpoint,
    routeAccessRules.anyone,
  )(readOrganisationLogoImage);

  addEndpointRoute(
    server,
    organisationFeatures.listOrganisationFeaturesEndpoint,
    routeAccessRules.admin,
  )(async ({ visit, db }) => ({ features: await listOrganisationFeatures(db, visit.now) }));
  addEndpointRoute(
    server,
    organisationFeatures.switchOrganisationFeatureEndpoint,
    routeAccessRules.admin,
  )(toggleOrganisationFeature);
  addEndpointRoute(
    server,
    organisationFeatures.askForOrganisationFeatureEndpoint,
    routeAccessRules.admin,
  )(async ({ visit, body }) => {
    return requestFeature(visit, {
      name: body.featureName,
    });
  });
  addEndpointRoute(
    server,
    organisationFeatures.requestGlobalReportingEndpoint,
    routeAccessRules.admin,
  )(async ({ visit }) => {
    return requestFeature(visit, {
      name: 'global-reporting',
    });
  });

  addMemberRoutes(server);
}
