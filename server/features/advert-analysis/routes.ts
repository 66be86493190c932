import * as contract from '@evenhand/contract/advert-analysis.ts';
import { may } from '../../access/may.ts';
import { type Server, route } from '../../http/route.ts';
import { analysePublicly } from './analyse-publicly.ts';
import { analyseJobAdvert, reportOnJobAdvert, setIgnored } from './analyse-job-advert.ts';

export function addTextAnalysisRoutes(server: Server): void {
  route(server, contract.analyseAdvert, may.anyMember)(reportOnJobAdvert, analyseJobAdvert);

  route(server, contract.ignoreFindings, may.anyMember)(setIgnored);

  route(
    server,
    contract.analyseAnyAdvert,
    may.anyone,
  )(async (_context, report) => report, analysePublicly);
}
