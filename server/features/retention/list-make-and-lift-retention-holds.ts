import type {
  addRetentionHoldEndpoint,
  liftRetentionHoldEndpoint,
  listRetentionHoldsEndpoint,
} from '@evenhand/contract/retention/retention-holds.ts';
import { RETENTION_HOLD_YEARS_MAX } from '@evenhand/contract/retention/retention-holds.ts';
import type { HandlerInputOf, ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { addMonthsToDay } from './rules/find-and-check-application-retention-end.ts';
import {
  doesRetentionHoldExist,
  doesJobExist,
  findApplicationIdByReference,
  findJobsToChooseForHold,
  findMembersToChooseAsHoldOwner,
  findRetentionHolds,
  insertRetentionHoldRow,
  isMemberActive,
  markRetentionHoldRowLifted,
} from './sql/retention-holds.ts';
import {
  findOrganisationRetentionRules,
  lockRetentionOfOrganisation,
} from './sql/find-and-lock-retention-rules-and-facts.ts';

/** A reason may tell of a person: an operator who looks through a member's eyes reads none. */
export async function listRetentionHoldsForMember({
  db,
  now,
  member,
}: VisitorRequestContext): Promise<ResponseOf<typeof listRetentionHoldsEndpoint>> {
  const { zone } = await findOrganisationRetentionRules(db);
  const holds = await findRetentionHolds(db, todayInZone(zone, now));
  const choices = {
    jobs: await findJobsToChooseForHold(db),
    owners: await findMembersToChooseAsHoldOwner(db),
  };
  if (member.impersonationId === null) return { holds, ...choices };
  return { holds: holds.map((hold) => ({ ...hold, reason: '', liftReason: null })), ...choices };
}

type NewHold = HandlerInputOf<typeof addRetentionHoldEndpoint>['body'];

/** @throws Refusal bad-input, each field with what is wrong */
export async function makeRetentionHold(
  visit: VisitorRequestContext,
  hold: NewHold,
): Promise<ResponseOf<typeof addRetentionHoldEndpoint>> {
  const { db, member, now, requestId } = visit;
  // What a round erases at this moment is gone, and cannot be held any more: it is waited for.
  await lockRetentionOfOrganisation(db);
  await checkEnd(visit, hold.endsOn);
  if (!(await doesJobExist(db, hold.jobId))) throw wrong('jobId', 'Choose one of your roles.');
  if (!(await isMemberActive(db, hold.ownerId)))
    throw wrong('ownerId', 'Choose somebody who works here.');
  const applicationId = await findHeldApplication(visit, hold);
  const id = await insertRetentionHoldRow(db, {
    ...hold,
    applicationId,
    coversPerson: applicationId !== null && hold.coversPerson,
    madeBy: member.actorId,
    now,
  });
  await writeAuditEntry(db, {
    kind: 'retention-hold-made',
    actorKind: 'member',
    subject: applicationId === null ? `job ${hold.jobId}` : `application ${applicationId}`,
    requestId,
    details: { hold: id, owner: hold.ownerId, ground: hold.ground, until: hold.endsOn },
  });
  return { id };
}

/**
 * Ends a hold before its day. An operator who looks through a member's eyes cannot: the call is closed to them, and the database too.
 * @throws Refusal not-found, conflict where it has ended
 */
export async function liftRetentionHoldWithReason(
  { db, member, now, requestId }: VisitorRequestContext,
  { id, reason }: { id: number; reason: string },
): Promise<ResponseOf<typeof liftRetentionHoldEndpoint>> {
  await lockRetentionOfOrganisation(db);
  if (!(await doesRetentionHoldExist(db, id))) throw new Refusal('not-found');
  const lifted = await markRetentionHoldRowLifted(db, {
    id,
    reason,
    memberId: member.actorId,
    now,
  });
  if (lifted === undefined)
    throw new Refusal('conflict', { message: 'This hold has ended already.' });
  await writeAuditEntry(db, {
    kind: 'retention-hold-lifted',
    actorKind: 'member',
    subject: `job ${lifted.jobId}`,
    requestId,
    details: { hold: id },
  });
  return {};
}

async function checkEnd({ db, now }: VisitorRequestContext, endsOn: string): Promise<void> {
  const { zone } = await findOrganisationRetentionRules(db);
  const today = todayInZone(zone, now);
  if (endsOn < today) throw wrong('endsOn', 'Choose today or a day to come.');
  if (endsOn > addMonthsToDay(today, 12 * RETENTION_HOLD_YEARS_MAX))
    throw wrong(
      'endsOn',
      `Choose a day within ${RETENTION_HOLD_YEARS_MAX} years; it can be held anew then.`,
    );
}

async function findHeldApplication(
  { db }: VisitorRequestContext,
  hold: NewHold,
): Promise<number | null> {
  const { jobId, ref } = hold;
  if (ref === null) return null;
  const found = await findApplicationIdByReference(db, { jobId, ref });
  if (found === undefined)
    throw wrong('ref', 'There is no application with this reference in this role.');
  return found;
}

function wrong(field: string, message: string): Refusal {
  return new Refusal('bad-input', { message, fields: { [field]: message } });
}
