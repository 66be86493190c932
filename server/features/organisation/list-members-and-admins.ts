import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  listAdmins,
  listMembers,
} from '@evenhand/contract/organisation/organisation-members.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { refuseOtherOrganisation } from './refuse-other-organisation.ts';
import { allowedMemberActions, memberState } from './rules/member-state-and-actions.ts';
import { photoAddress } from './rules/photo-and-logo-address.ts';
import {
  countAdminsWithLogin,
  countListedMembers,
  findAdmins,
  findListedMembers,
  MEMBERS_A_PAGE,
} from './sql/members.ts';

export async function readMemberList({
  db,
  params,
  query,
  visitor,
}: EndpointContext<typeof listMembers>): Promise<ResponseOf<typeof listMembers>> {
  refuseOtherOrganisation(params.orgId, visitor);
  const { total, ...counts } = await countListedMembers(db, query);
  const admins = await countAdminsWithLogin(db);
  const people = await findListedMembers(db, query);
  return {
    people: people.map(({ photoVersion, hasEntered, isDeactivated, ...person }) => {
      const facts = { ...person, hasEntered, isDeactivated };
      return {
        ...person,
        photo: photoAddress(person.id, photoVersion),
        state: memberState(facts),
        isYou: person.id === visitor.actorId,
        may: allowedMemberActions(facts, { adminId: visitor.actorId, admins }),
      };
    }),
    total,
    pages: Math.max(1, Math.ceil(total / MEMBERS_A_PAGE)),
    counts,
  };
}

export async function readAdminList({
  db,
  params,
  visitor,
}: EndpointContext<typeof listAdmins>): Promise<ResponseOf<typeof listAdmins>> {
  refuseOtherOrganisation(params.orgId, visitor);
  const admins = await findAdmins(db);
  return {
    admins: admins.map(({ photoVersion, ...admin }) => ({
      ...admin,
      photo: photoAddress(admin.id, photoVersion),
    })),
  };
}
