import * as contract from '@evenhand/contract/text-analysis.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { readOpenly } from './analyse-openly.ts';
import { readRoleAdvert, reportOnRole, setIgnored } from './analyse-role.ts';

export function addTextAnalysisRoutes(house: House): void {
  route(house, contract.analyseAdvert, may.anyMember)(reportOnRole, readRoleAdvert);

  route(house, contract.ignoreFindings, may.anyMember)(setIgnored);

  route(house, contract.analyseOpenly, may.anyone)(async (_context, report) => report, readOpenly);
}
