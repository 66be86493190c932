import * as contract from '@evenhand/contract/organisation.ts';
import { currentUser } from '@evenhand/contract/sign-in.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { readCurrentUser } from './current-user.ts';
import { changeOrganisation } from './change-organisation.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import {
  listFeatures,
  requestOrganisationFeature as requestFeature,
  toggleOrganisationFeature,
} from './features.ts';
import { addPeopleRoutes } from './people-routes.ts';
import { readOrganisation, readOwnOrganisation } from './read-organisation.ts';
import { dropOwnLogo, readLogo, setOwnLogo } from './logos.ts';
import { setStatement } from './write-statement.ts';

export function addOrganisationRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    currentUser,
    may.anyMember,
  )(async ({ db, visitor, services }) => ({
    user: await readCurrentUser(db, { member: visitor, now: services.now() }),
  }));

  addEndpointRoute(
    server,
    contract.currentOrg,
    may.anyMember,
  )(async ({ db, services }) => ({ org: await readOwnOrganisation(db, services.now()) }));
  addEndpointRoute(server, contract.changeOrg, may.admin)(changeOrganisation);
  addEndpointRoute(server, contract.setOrganisationStatement, may.admin)(setStatement);
  addEndpointRoute(
    server,
    contract.listBrands,
    may.anyMember,
  )(async ({ db, params, visitor, services }) => {
    refuseOtherOrganisation(params.orgId, visitor);
    return { brands: (await readOrganisation(db, services.now())).brands };
  });

  addEndpointRoute(server, contract.setLogo, may.admin)(setOwnLogo);
  addEndpointRoute(server, contract.dropLogo, may.admin)(dropOwnLogo);
  addEndpointRoute(server, contract.showLogo, may.anyone)(readLogo);

  addEndpointRoute(
    server,
    contract.listFeatures,
    may.admin,
  )(async ({ db, services }) => ({ features: await listFeatures(db, services.now()) }));
  addEndpointRoute(server, contract.toggleFeature, may.admin)(toggleOrganisationFeature);
  addEndpointRoute(
    server,
    contract.requestFeature,
    may.admin,
  )(async ({ db, body, visitor, services, request }) => {
    const { id: requestId } = request;
    return requestFeature(db, {
      name: body.featureName,
      member: visitor,
      now: services.now(),
      requestId,
    });
  });
  addEndpointRoute(
    server,
    contract.requestGlobalReporting,
    may.admin,
  )(async ({ db, visitor, services, request }) => {
    const { id: requestId } = request;
    return requestFeature(db, {
      name: 'global-reporting',
      member: visitor,
      now: services.now(),
      requestId,
    });
  });

  addPeopleRoutes(server);
}
