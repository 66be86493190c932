import * as contract from '@evenhand/contract/equal-opportunities.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { chooseSet } from './choose-set.ts';
import { confirmNotice, stopAsking } from './confirm-notice.ts';
import { readSettings } from './read-settings.ts';
import { readRoleForm, setRoleForm } from './role-form.ts';

export function addEqualOpportunitiesRoutes(house: House): void {
  route(
    house,
    contract.findEqualOpportunities,
    may.admin,
  )(({ db, query }) => readSettings(db, query.eoSet));
  route(house, contract.chooseEoSet, may.admin)(chooseSet);
  route(house, contract.confirmEoNotice, may.admin)(confirmNotice);
  route(house, contract.endEoNotice, may.admin)(stopAsking);

  route(
    house,
    contract.findRoleEqualOpportunities,
    may.anyMember,
  )(({ db, params, visitor }) => readRoleForm(db, { jobId: params.jobId, member: visitor }));
  route(
    house,
    contract.setRoleEqualOpportunities,
    may.anyMember,
  )(({ db, params, body, visitor, request }) =>
    setRoleForm(db, { ...params, ...body, member: visitor, requestId: request.id }),
  );
}
