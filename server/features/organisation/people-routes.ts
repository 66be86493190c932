import * as contract from '@evenhand/contract/organisation/people.ts';
import { may } from '../../access/may.ts';
import { type Server, route } from '../../http/route.ts';
import { changePerson } from './change-user.ts';
import { inviteOrPromoteMember } from './invite-or-promote-member.ts';
import { readAdmins, readPeople } from './list-people.ts';
import { readPhoto, setOwnPhoto } from './photos.ts';
import { setMemberRole } from './set-member-role.ts';

export function addPeopleRoutes(server: Server): void {
  route(server, contract.listMembers, may.admin)(readPeople);
  route(server, contract.listAdmins, may.admin)(readAdmins);
  route(server, contract.addAdmin, may.admin)(inviteOrPromoteMember);
  route(
    server,
    contract.setAdmin,
    may.admin,
  )(async ({ db, params, request }) => {
    const role = params.action === 'grant' ? 'ADMIN' : 'MEMBER';
    await setMemberRole(db, { memberId: params.userId, role, requestId: request.id });
    return { role };
  });

  route(server, contract.changeUser, may.anyMember)(changePerson);
  route(server, contract.changeMemberByPost, may.anyMember)(changePerson);
  route(server, contract.setPhoto, may.anyMember)(setOwnPhoto);
  route(server, contract.showPhoto, may.anyMember)(readPhoto);
}
