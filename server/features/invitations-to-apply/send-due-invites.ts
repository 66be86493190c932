import { randomInt } from 'node:crypto';
import type { InvitationToApplyKind } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import {
  type NewDomainEvent,
  recordDomainEvents,
} from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import {
  APPLICATION_REFERENCE_ATTEMPTS_MAX,
  randomApplicationReference,
} from '../apply/rules/random-application-reference.ts';
import { findAddressesNotToInvite } from '../emails/may-invite-address.ts';
import { normaliseForSearch } from '../../text/normalise-for-search.ts';
import {
  findOrganisationsWithDueInvitationsToApply,
  insertInvitedApplicationRow,
  closeAndEraseUnsentInvitationRows,
  claimDueInvitationsToApply,
  type DueInvitationToApply,
} from './sql/queries-for-sending-due-invitations-to-apply.ts';

/** What is told of an invitation that leaves; its mail is written for it. */
const eventOf: Record<InvitationToApplyKind, EventKind> = {
  'application-invite': 'application-invited',
  'quick-apply-invite': 'interest-invited',
  'past-application-invite': 'past-applicant-invited',
};

/**
 * Takes the invitations whose time has come, some of each organisation in turn. Each person has an application of their own
 * before their mail is written, so that one link is theirs and none is written twice.
 */
export async function sendDueInvitationsToApply(services: Services): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDueInvitationsToApply(db, now),
  );
  for (const orgId of orgs)
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      (db) => inviteSome(db, now),
    );
  if (orgs.length > 0) services.hint();
}

async function inviteSome(db: Db<'system'>, now: Date): Promise<void> {
  const waiting = await claimDueInvitationsToApply(db, now);
  const closed = await findAddressesNotToInvite(
    db,
    waiting.flatMap(({ address }) => (address === null ? [] : [address])),
  );
  const isClosed = ({ address }: DueInvitationToApply) => address === null || closed.has(address);
  await closeAndEraseUnsentInvitationRows(
    db,
    waiting.filter(isClosed).map(({ id }) => id),
  );
  const invited: NewDomainEvent[] = [];
  for (const each of waiting.filter((one) => !isClosed(one))) {
    const subjectId = await insertInvitedApplicationRow(db, {
      id: each.id,
      normalised: normaliseForSearch(`${each.firstName} ${each.lastName} ${each.address ?? ''}`),
      references: Array.from({ length: APPLICATION_REFERENCE_ATTEMPTS_MAX }, (_, n) =>
        randomApplicationReference(n, randomInt),
      ),
      now,
    });
    if (subjectId !== null)
      invited.push({
        kind: eventOf[each.kind],
        actorKind: 'system',
        actorId: null,
        jobId: each.jobId,
        subjectId,
      });
  }
  await recordDomainEvents(db, invited);
}
