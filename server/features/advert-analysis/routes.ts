import * as contract from '@evenhand/contract/advert-analysis.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { analysePublicly } from './analyse-publicly.ts';
import { analyseJobAdvert, reportOnJobAdvert, setIgnored } from './analyse-job-advert.ts';

export function addTextAnalysisRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.analyseAdvert,
    may.anyMember,
  )(reportOnJobAdvert, analyseJobAdvert);

  addEndpointRoute(server, contract.ignoreFindings, may.anyMember)(setIgnored);

  addEndpointRoute(
    server,
    contract.analyseAnyAdvert,
    may.anyone,
  )(async (_context, report) => report, analysePublicly);
}
