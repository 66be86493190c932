import * as contract from '@evenhand/contract/advert-analysis.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { analyseAdvertForAnyone } from './analyse-advert-for-anyone.ts';
import {
  analyseJobAdvert,
  recordAdvertScoreAndReport,
  setIgnoredAdvertFindings,
} from './analyse-job-advert.ts';

export function addAdvertAnalysisRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.analyseAdvert,
    may.viewJob,
  )(recordAdvertScoreAndReport, analyseJobAdvert);

  addEndpointRoute(server, contract.ignoreFindings, may.editJob)(setIgnoredAdvertFindings);

  addEndpointRoute(
    server,
    contract.analyseAnyAdvert,
    may.anyone,
  )(async (_context, report) => report, analyseAdvertForAnyone);
}
