import * as contract from '@evenhand/contract/organisation/organisation-members.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeMember } from './change-member.ts';
import { inviteOrPromoteMember } from './invite-or-promote-member.ts';
import { listAdminMembers, readMemberList } from './list-members-and-admins.ts';
import { readMemberPhotoImage, setOwnPhoto } from './set-own-and-read-member-photo.ts';
import { setMemberRole } from './set-member-role.ts';

export function addMemberRoutes(server: RoutedApp): void {
  addEndpointRoute(server, contract.listMembersEndpoint, may.admin)(readMemberList);
  addEndpointRoute(server, contract.listAdminsEndpoint, may.admin)(listAdminMembers);
  addEndpointRoute(
    server,
    contract.inviteMemberOrPromoteToAdminEndpoint,
    may.admin,
  )(inviteOrPromoteMember);
  addEndpointRoute(
    server,
    contract.grantOrRevokeAdminEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    const role = params.action === 'grant' ? 'ADMIN' : 'MEMBER';
    await setMemberRole(visit, { memberId: params.userId, role });
    return { role };
  });

  addEndpointRoute(server, contract.changeMemberByPutEndpoint, may.selfOrAdmin)(changeMember);
  addEndpointRoute(server, contract.changeMemberByPostEndpoint, may.selfOrAdmin)(changeMember);
  addEndpointRoute(server, contract.uploadOwnMemberPhotoEndpoint, may.self)(setOwnPhoto);
  addEndpointRoute(server, contract.showMemberPhotoEndpoint, may.anyMember)(readMemberPhotoImage);
}
