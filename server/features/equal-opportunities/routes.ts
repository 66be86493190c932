import * as contract from '@evenhand/contract/equal-opportunities.ts';
import { may } from '../../access/may.ts';
import { type Server, route } from '../../http/route.ts';
import { chooseSet } from './choose-set.ts';
import { confirmNotice, stopAsking } from './confirm-notice.ts';
import { readSettings } from './read-settings.ts';
import { readJobForm, setJobForm } from './job-form.ts';

export function addEqualOpportunitiesRoutes(server: Server): void {
  route(
    server,
    contract.findEqualOpportunities,
    may.admin,
  )(({ db, query }) => readSettings(db, query.eoSet));
  route(server, contract.chooseEoSet, may.admin)(chooseSet);
  route(server, contract.confirmEoNotice, may.admin)(confirmNotice);
  route(server, contract.endEoNotice, may.admin)(stopAsking);

  route(
    server,
    contract.findJobEqualOpportunities,
    may.anyMember,
  )(({ db, params, visitor }) => readJobForm(db, { jobId: params.jobId, member: visitor }));
  route(
    server,
    contract.setJobEqualOpportunities,
    may.anyMember,
  )(({ db, params, body, visitor, request }) =>
    setJobForm(db, { ...params, ...body, member: visitor, requestId: request.id }),
  );
}
