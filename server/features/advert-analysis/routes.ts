import * as contract from '@evenhand/contract/advert-analysis-and-sign-up-with-advert.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { analyseAdvertForAnyone } from './analyse-advert-for-anyone.ts';
import {
  analyseJobAdvert,
  saveAdvertScoreAndReturnReport,
} from './analyse-job-advert-and-save-score.ts';
import { setIgnoredAdvertFindings } from './set-ignored-advert-findings.ts';

export function addAdvertAnalysisRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.analyseAdvertEndpoint,
    routeAccessRules.viewJob,
  )(saveAdvertScoreAndReturnReport, analyseJobAdvert);

  addEndpointRoute(
    server,
    contract.ignoreAdvertFindingsEndpoint,
    routeAccessRules.editJob,
  )(setIgnoredAdvertFindings);

  addEndpointRoute(
    server,
    contract.analyseAdvertWithoutAccountEndpoint,
    routeAccessRules.anyone,
  )(async (_context, report) => report, analyseAdvertForAnyone);
}
