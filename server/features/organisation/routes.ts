import * as contract from '@evenhand/contract/organisation/organisation-settings.ts';
import * as organisationFeatures from '@evenhand/contract/organisation/list-switch-and-ask-for-organisation-features.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readCurrentUser } from './read-current-user.ts';
import { changeOrganisationSettings } from './change-organisation-settings.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import {
  listOrganisationFeatures,
  requestOrganisationFeature as requestFeature,
  toggleOrganisationFeature,
} from './list-toggle-and-request-organisation-features.ts';
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
    may.anyMember,
  )(async ({ visit, visitor }) => ({
    user: await readCurrentUser(visit, visitor),
  }));

  addEndpointRoute(
    server,
    contract.findCurrentOrganisationEndpoint,
    may.anyMember,
  )(async ({ visit, db }) => ({ org: await readOrganisationWithPlan(db, visit.now) }));
  addEndpointRoute(
    server,
    contract.changeOwnOrganisationEndpoint,
    may.admin,
  )(changeOrganisationSettings);
  addEndpointRoute(
    server,
    contract.setOrganisationStatementEndpoint,
    may.admin,
  )(writeOrganisationStatement);
  addEndpointRoute(
    server,
    contract.listBrandsEndpoint,
    may.anyMember,
  )(async ({ visit, db, params, visitor }) => {
    refuseOtherOrganisation(params.orgId, visitor);
    return { brands: (await readOrganisation(db, visit.now)).brands };
  });

  addEndpointRoute(server, contract.uploadOrganisationLogoEndpoint, may.admin)(setOrganisationLogo);
  addEndpointRoute(
    server,
    contract.clearOrganisationLogoEndpoint,
    may.admin,
  )(removeOrganisationLogo);
  addEndpointRoute(
    server,
    contract.showOrganisationLogoEndpoint,
    may.anyone,
  )(readOrganisationLogoImage);

  addEndpointRoute(
    server,
    organisationFeatures.listOrganisationFeaturesEndpoint,
    may.admin,
  )(async ({ visit, db }) => ({ features: await listOrganisationFeatures(db, visit.now) }));
  addEndpointRoute(
    server,
    organisationFeatures.switchOrganisationFeatureEndpoint,
    may.admin,
  )(toggleOrganisationFeature);
  addEndpointRoute(
    server,
    organisationFeatures.askForOrganisationFeatureEndpoint,
    may.admin,
  )(async ({ visit, body }) => {
    return requestFeature(visit, {
      name: body.featureName,
    });
  });
  addEndpointRoute(
    server,
    organisationFeatures.requestGlobalReportingEndpoint,
    may.admin,
  )(async ({ visit }) => {
    return requestFeature(visit, {
      name: 'global-reporting',
    });
  });

  addMemberRoutes(server);
}
