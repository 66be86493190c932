import * as contract from '@evenhand/contract/organisation/people.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { changePerson } from './change-user.ts';
import { inviteOrPromoteMember } from './invite-or-promote-member.ts';
import { readAdmins, readPeople } from './list-people.ts';
import { readPhoto, setOwnPhoto } from './photos.ts';
import { setMemberRole } from './set-member-role.ts';

export function addPeopleRoutes(server: RoutedApp): void {
  addEndpointRoute(server, contract.listMembers, may.admin)(readPeople);
  addEndpointRoute(server, contract.listAdmins, may.admin)(readAdmins);
  addEndpointRoute(server, contract.addAdmin, may.admin)(inviteOrPromoteMember);
  addEndpointRoute(
    server,
    contract.setAdmin,
    may.admin,
  )(async ({ db, params, request }) => {
    const role = params.action === 'grant' ? 'ADMIN' : 'MEMBER';
    await setMemberRole(db, { memberId: params.userId, role, requestId: request.id });
    return { role };
  });

  addEndpointRoute(server, contract.changeUser, may.anyMember)(changePerson);
  addEndpointRoute(server, contract.changeMemberByPost, may.anyMember)(changePerson);
  addEndpointRoute(server, contract.setPhoto, may.anyMember)(setOwnPhoto);
  addEndpointRoute(server, contract.showPhoto, may.anyMember)(readPhoto);
}
