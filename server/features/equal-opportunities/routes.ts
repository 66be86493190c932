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
} from './switch-job-equal-opportunities.ts';

export function addEqualOpportunitiesRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findEqualOpportunitiesSetup,
    may.admin,
  )(({ db, query }) => readEqualOpportunitiesSettings(db, query.eoSet));
  addEndpointRoute(server, contract.chooseEoSet, may.admin)(chooseEqualOpportunitiesSet);
  addEndpointRoute(server, contract.confirmEoNotice, may.admin)(confirmEqualOpportunitiesNotice);
  addEndpointRoute(server, contract.endEoNotice, may.admin)(stopEqualOpportunitiesQuestions);

  addEndpointRoute(
    server,
    contract.findJobEqualOpportunities,
    may.viewJob,
  )(({ visit, params }) => readJobEqualOpportunities(visit, { jobId: params.jobId }));
  addEndpointRoute(
    server,
    contract.switchJobEqualOpportunitiesQuestions,
    may.editJob,
  )(({ visit, params, body }) => switchJobEqualOpportunities(visit, { ...params, ...body }));
}
