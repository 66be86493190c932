import * as contract from '@evenhand/contract/equal-opportunities.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { chooseEqualOpportunitiesSet } from './choose-equal-opportunities-set.ts';
import { confirmEqualOpportunitiesNotice } from './confirm-equal-opportunities-notice.ts';
import { stopEqualOpportunitiesQuestions } from './stop-equal-opportunities-questions.ts';
import { readEqualOpportunitiesSettings } from './read-equal-opportunities-settings.ts';
import {
  readJobEqualOpportunities,
  switchJobEqualOpportunities,
} from './read-and-switch-job-equal-opportunities.ts';

export function addEqualOpportunitiesRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findEqualOpportunitiesSetupEndpoint,
    may.admin,
  )(({ db, query }) => readEqualOpportunitiesSettings(db, query.eoSet));
  addEndpointRoute(
    server,
    contract.chooseEqualOpportunitiesSetEndpoint,
    may.admin,
  )(chooseEqualOpportunitiesSet);
  addEndpointRoute(
    server,
    contract.confirmEqualOpportunitiesNoticeEndpoint,
    may.admin,
  )(confirmEqualOpportunitiesNotice);
  addEndpointRoute(
    server,
    contract.endEoNoticeEndpoint,
    may.admin,
  )(stopEqualOpportunitiesQuestions);

  addEndpointRoute(
    server,
    contract.findJobEqualityFormEndpoint,
    may.viewJob,
  )(({ visit, params }) => readJobEqualOpportunities(visit, { jobId: params.jobId }));
  addEndpointRoute(
    server,
    contract.switchJobEqualOpportunitiesEndpoint,
    may.editJob,
  )(({ visit, params, body }) => switchJobEqualOpportunities(visit, { ...params, ...body }));
}
