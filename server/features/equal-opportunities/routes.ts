import * as contract from '@evenhand/contract/equal-opportunities.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { chooseSet } from './choose-set.ts';
import { confirmNotice, stopAsking } from './confirm-notice.ts';
import { readSettings } from './read-settings.ts';
import { readJobForm, setJobForm } from './job-form.ts';

export function addEqualOpportunitiesRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findEqualOpportunities,
    may.admin,
  )(({ db, query }) => readSettings(db, query.eoSet));
  addEndpointRoute(server, contract.chooseEoSet, may.admin)(chooseSet);
  addEndpointRoute(server, contract.confirmEoNotice, may.admin)(confirmNotice);
  addEndpointRoute(server, contract.endEoNotice, may.admin)(stopAsking);

  addEndpointRoute(
    server,
    contract.findJobEqualOpportunities,
    may.anyMember,
  )(({ db, params, visitor }) => readJobForm(db, { jobId: params.jobId, member: visitor }));
  addEndpointRoute(
    server,
    contract.setJobEqualOpportunities,
    may.anyMember,
  )(({ db, params, body, visitor, request }) =>
    setJobForm(db, { ...params, ...body, member: visitor, requestId: request.id }),
  );
}
