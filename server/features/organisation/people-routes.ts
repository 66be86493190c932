import * as contract from '@evenhand/contract/people.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { changePerson } from './change-user.ts';
import { deactivate } from './deactivate-member.ts';
import { inviteOrPromote } from './invite-member.ts';
import { readAdmins, readPeople } from './list-people.ts';
import { reactivate } from './reactivate-member.ts';
import { readPhoto, setOwnPhoto } from './set-photo.ts';
import { setRole } from './set-role.ts';

export function addPeopleRoutes(house: House): void {
  route(house, contract.listPeople, may.admin)(readPeople);
  route(house, contract.listAdmins, may.admin)(readAdmins);
  route(house, contract.addAdmin, may.admin)(inviteOrPromote);
  route(
    house,
    contract.setAdmin,
    may.admin,
  )(async ({ db, params, request }) => {
    const role = params.action === 'grant' ? 'ADMIN' : 'MEMBER';
    await setRole(db, { memberId: params.userId, role, requestId: request.id });
    return { role };
  });
  route(house, contract.deactivateMember, may.admin)(deactivate);
  route(house, contract.reactivateMember, may.admin)(reactivate);

  route(house, contract.changeUser, may.anyMember)(changePerson);
  route(house, contract.postUser, may.anyMember)(changePerson);
  route(house, contract.setPhoto, may.anyMember)(setOwnPhoto);
  route(house, contract.showPhoto, may.anyMember)(readPhoto);
}
