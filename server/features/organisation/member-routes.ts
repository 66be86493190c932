import * as contract from '@evenhand/contract/organisation/organisation-members.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeMember } from './change-member.ts';
import { inviteOrPromoteMember } from './invite-or-promote-member.ts';
import { readAdminList, readMemberList } from './list-members-and-admins.ts';
import { readMemberPhotoImage, setOwnPhoto } from './member-photos.ts';
import { setMemberRole } from './set-member-role.ts';

export function addMemberRoutes(server: RoutedApp): void {
  addEndpointRoute(server, contract.listMembers, may.admin)(readMemberList);
  addEndpointRoute(server, contract.listAdmins, may.admin)(readAdminList);
  addEndpointRoute(server, contract.inviteMemberOrPromoteToAdmin, may.admin)(inviteOrPromoteMember);
  addEndpointRoute(
    server,
    contract.grantOrRevokeAdmin,
    may.admin,
  )(async ({ visit, params }) => {
    const role = params.action === 'grant' ? 'ADMIN' : 'MEMBER';
    await setMemberRole(visit, { memberId: params.userId, role });
    return { role };
  });

  addEndpointRoute(server, contract.changeMemberByPut, may.selfOrAdmin)(changeMember);
  addEndpointRoute(server, contract.changeMemberByPost, may.selfOrAdmin)(changeMember);
  addEndpointRoute(server, contract.uploadOwnMemberPhoto, may.self)(setOwnPhoto);
  addEndpointRoute(server, contract.showMemberPhoto, may.anyMember)(readMemberPhotoImage);
}
