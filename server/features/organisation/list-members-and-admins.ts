import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  listAdminsEndpoint,
  listMembersEndpoint,
} from '@evenhand/contract/organisation/organisation-members.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { allowedMemberActions, findMemberState } from './rules/member-state-and-actions.ts';
import { memberPhotoUrlPath } from './rules/photo-and-logo-url-paths-and-file-name-parsing.ts';
import {
  countAdminsWithLogin,
  countListedMembers,
  findAdminMembers,
  findListedMembers,
  MEMBERS_PER_PAGE,
} from './sql/members.ts';

export async function readMemberList({
  db,
  params,
  query,
  visitor,
}: EndpointContext<typeof listMembersEndpoint>): Promise<ResponseOf<typeof listMembersEndpoint>> {
  refuseOtherOrganisation(params.orgId, visitor);
  const { total, ...counts } = await countListedMembers(db, query);
  const admins = await countAdminsWithLogin(db);
  const people = await findListedMembers(db, query);
  return {
    people: people.map(({ photoVersion, hasEntered, isDeactivated, ...person }) => {
      const facts = { ...person, hasEntered, isDeactivated };
      return {
        ...person,
        photo: memberPhotoUrlPath(person.id, photoVersion),
        state: findMemberState(facts),
        isYou: person.id === visitor.actorId,
        may: allowedMemberActions(facts, { adminId: visitor.actorId, admins }),
      };
    }),
    total,
    pages: Math.max(1, Math.ceil(total / MEMBERS_PER_PAGE)),
    counts,
  };
}

export async function listAdminMembers({
  db,
  params,
  visitor,
}: EndpointContext<typeof listAdminsEndpoint>): Promise<ResponseOf<typeof listAdminsEndpoint>> {
  refuseOtherOrganisation(params.orgId, visitor);
  const admins = await findAdminMembers(db);
  return {
    admins: admins.map(({ photoVersion, ...admin }) => ({
      ...admin,
      photo: memberPhotoUrlPath(admin.id, photoVersion),
    })),
  };
}
