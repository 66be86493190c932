import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  changeMemberByPutEndpoint,
  changeMemberByPostEndpoint,
  OrganisationMemberChanges as UserChanges,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { REAUTHENTICATION_VALID_S, type EndpointContext } from '../../http/add-endpoint-route.ts';
import { findForbiddenMemberFields } from './rules/find-forbidden-member-fields.ts';
import { setMemberRole } from './set-member-role.ts';
import { findMember, type MemberColumnChanges, updateMemberRow } from './sql/members.ts';
import { deleteMemberPhotoRow } from './sql/photos-and-logos.ts';

/**
 * Changes what a person may change of themselves, and an admin of a colleague.
 * @throws Refusal not-found, not-allowed, bad-input, confirm-first, last-admin
 */
export async function changeMember({
  visit,
  db,
  params,
  body,
  visitor,
}:
  | EndpointContext<typeof changeMemberByPutEndpoint>
  | EndpointContext<typeof changeMemberByPostEndpoint>): Promise<
  ResponseOf<typeof changeMemberByPutEndpoint>
> {
  const isSelf = params.id === visitor.actorId;
  const isAdmin = may.admin.allows(visitor);
  const member = await findMember(db, { id: params.id });
  if (member === undefined) throw new Refusal('not-found');
  if (!isSelf && !isAdmin) throw new Refusal('not-allowed');
  refuseFields(findForbiddenMemberFields(body, { isSelf, isAdmin }));
  const isPermission = body.role !== undefined || body.totpRequired !== undefined;
  if (isPermission && visitor.confirmedSecondsAgo > REAUTHENTICATION_VALID_S)
    throw new Refusal('confirm-first');

  await updateMemberRow(db, member.id, columnsOf(body));
  if (body.photo === null) await deleteMemberPhotoRow(db, member.id);
  await writeAuditEntry(db, {
    kind: 'member-changed',
    actorKind: 'member',
    subject: `member ${member.id}`,
    requestId: visit.requestId,
    details: {
      fields: Object.keys(body).sort().join(' '),
      ...(body.totpRequired !== undefined && { totpRequired: body.totpRequired }),
    },
  });
  if (body.role !== undefined) await setMemberRole(visit, { memberId: member.id, role: body.role });
  return { id: member.id };
}

function columnsOf(body: UserChanges): MemberColumnChanges {
  const { firstName, lastName, jobTitle, photo, prefs, totpRequired } = body;
  return {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(jobTitle !== undefined && { job_title: jobTitle }),
    ...(photo === null && { photo_version: null }),
    ...(prefs?.shortcuts !== undefined && { shortcuts: prefs.shortcuts }),
    ...(totpRequired !== undefined && { totp_required: totpRequired }),
  };
}

function refuseFields(fields: string[]): void {
  if (fields.length === 0) return;
  throw new Refusal('bad-input', {
    fields: Object.fromEntries(fields.map((field) => [field, 'This is not yours to change.'])),
  });
}
