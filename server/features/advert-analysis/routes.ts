import * as contract from '@evenhand/contract/advert-analysis.ts';
import { may } from '../../access/may.ts';
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
    may.viewJob,
  )(saveAdvertScoreAndReturnReport, analyseJobAdvert);

  addEndpointRoute(
    server,
    contract.ignoreAdvertFindingsEndpoint,
    may.editJob,
  )(setIgnoredAdvertFindings);

  addEndpointRoute(
    server,
    contract.analyseAdvertWithoutAccountEndpoint,
    may.anyone,
  )(async (_context, report) => report, analyseAdvertForAnyone);
}
