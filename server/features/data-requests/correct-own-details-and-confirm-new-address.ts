import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  correctCandidateEmailAddress,
  correctCandidateName,
} from '../pipeline/correct-candidate-name-or-email-address.ts';
import { deriveNewEmailAddressConfirmationCode } from './rules/derive-new-address-code.ts';
import { dataRequestDueDay } from './rules/data-request-due-day-and-days-until-day.ts';
import {
  addWrongTryToAddressChangeRow,
  endOwnAddressChangeRow,
  findOwnEmailAddressChange,
  upsertOwnAddressChangeRow,
} from './sql/address-change.ts';
import { insertDataRequestRow } from './sql/find-and-insert-own-data-requests.ts';

const CODE_VALID_MS = 60 * 60_000;
const WRONG_CODES_MAX = 5;

type Application = { id: number; jobId: number; zone: string };
type Person = { firstName: string; lastName: string; email: string };

/**
 * Sets a name right at once. An address only once somebody who reads there has typed the code: until then nothing goes to it but
 * that, and never the personal link.
 */
export async function correctOwnDetails(
  visit: VisitorRequestContext<'candidate'>,
  { application, before, after }: { application: Application; before: Person; after: Person },
): Promise<'corrected' | 'code-sent' | 'unchanged'> {
  const { db, now } = visit;
  const hasOtherName = before.firstName !== after.firstName || before.lastName !== after.lastName;
  if (hasOtherName) {
    await correctCandidateName(db, { ...after, email: before.email });
    await noteCorrection(visit, application);
  }
  if (before.email === after.email) return hasOtherName ? 'corrected' : 'unchanged';
  const endsAt = new Date(now.getTime() + CODE_VALID_MS);
  await upsertOwnAddressChangeRow(db, {
    applicationId: application.id,
    email: after.email,
    now,
    endsAt,
  });
  await recordDomainEvent(db, {
    kind: 'address-code-requested',
    actorKind: 'candidate',
    actorId: application.id,
    jobId: application.jobId,
    subjectId: application.id,
  });
  return 'code-sent';
}

/** @returns `gone` where no address waits any more, because its hour is over or its codes were used up */
export async function confirmOwnNewAddress(
  visit: VisitorRequestContext<'candidate'>,
  { application, person, code }: { application: Application; person: Person; code: string },
): Promise<'corrected' | 'wrong' | 'taken' | 'gone'> {
  const { db, now, config } = visit;
  const wish = await findOwnEmailAddressChange(db);
  if (wish === undefined || wish.failures >= WRONG_CODES_MAX) return 'gone';
  const expected = deriveNewEmailAddressConfirmationCode(
    { ...wish, applicationId: application.id },
    config,
  );
  const isRight = isSameToken(code.replaceAll(/\s/g, ''), expected);
  // Whoever did not hear that it was done sends the same once more.
  if (wish.endsAt <= now) return isRight && wish.email === person.email ? 'corrected' : 'gone';
  if (!isRight) {
    await addWrongTryToAddressChangeRow(db);
    return 'wrong';
  }
  const done = await correctCandidateEmailAddress(db, { ...person, email: wish.email });
  if (done === 'taken') return 'taken';
  await endOwnAddressChangeRow(db, { now, formerEmail: person.email });
  await noteCorrection(visit, application);
  return 'corrected';
}

async function noteCorrection(
  { db, now, requestId }: VisitorRequestContext<'candidate'>,
  application: Application,
): Promise<void> {
  const id = await insertDataRequestRow(db, {
    application,
    kind: 'correction',
    words: '',
    dueOn: dataRequestDueDay(todayInZone(application.zone, now)),
    now,
    isDone: true,
  });
  await recordDomainEvent(db, {
    kind: 'data-corrected',
    actorKind: 'candidate',
    actorId: application.id,
    jobId: application.jobId,
    subjectId: application.id,
  });
  await writeAuditEntry(db, {
    kind: 'data-request-made',
    actorKind: 'candidate',
    subject: `data request ${id ?? 0}`,
    requestId,
    details: { kind: 'correction' },
  });
}
