import { hasDemoOutbox } from '../../config.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import type { EmailOutcome } from '../../telemetry/metrics-type-and-registry.ts';
import {
  type AfterEmailFailure,
  decideAfterEmailFailure,
  emailErrorFactsToLog,
  retrySpreadOfEmailId,
} from './rules/decide-after-email-failure.ts';
import { isInvitationEmailKind } from './rules/is-invitation-email-kind.ts';
import { buildEmailSender } from './rules/email-sender.ts';
import { makeStopInvitationsToken } from './rules/stop-invitations-token.ts';
import {
  findEmailAddressStatus,
  upsertBouncedAddressRow,
  type EmailAddressDeliverability,
} from './sql/email-address-bounce-and-invitation-queries.ts';
import {
  cancelEmailRowThatNoLongerApplies,
  countEmailsSentSince,
  findOrganisationsWithDueEmails,
  type LeasedEmail,
  leaseNextEmail,
  markEmailRowFailed,
  markEmailRowSent,
  markEmailRowUnwanted,
  postponeEmailRow,
} from './sql/queries-for-sending-due-emails.ts';

const EMAILS_A_PASS = 20;
const EMAILS_AN_HOUR_TO_ONE_ADDRESS = 20;
const HOUR_MS = 3_600_000;
/** Until it is looked at again whether an address may get one more within the hour. */
const HELD_BACK_MS = 600_000;

type Outcome = 'handed-over' | 'not-taken' | 'unreachable' | 'nothing-left';

/**
 * Sends what is due, one organisation after the other and one e-mail at a time: lease, hand over outside any
 * transaction, mark. Whoever dies in between has at most one e-mail sent that is not marked; it is sent
 * again under the same Message-ID. Nothing is ever marked before it left.
 */
export async function sendDueEmails(services: Services): Promise<void> {
  if (services.sendEmail === null && !hasDemoOutbox(services.config)) return;
  let isWorking = true;
  while (isWorking) {
    isWorking = false;
    const due = await runTransactionByDoor({ services, door: 'system' }, (db) =>
      findOrganisationsWithDueEmails(db, services.now()),
    );
    for (const orgId of due) {
      const outcome = await sendOfOrganisation(services, orgId);
      if (outcome === 'unreachable') return;
      if (outcome !== 'nothing-left') isWorking = true;
    }
  }
}

/** Tells of the whole turn: nothing-left only when there was nothing to begin with. */
async function sendOfOrganisation(services: Services, orgId: number): Promise<Outcome> {
  const worker = workerOf(services, orgId);
  const hourAgo = new Date(services.now().getTime() - HOUR_MS);
  const sent = await runTransactionByDoor(worker, (db) => countEmailsSentSince(db, hourAgo));
  const most = Math.min(EMAILS_A_PASS, services.config.MAILS_AN_HOUR - sent);
  let last: Outcome = 'nothing-left';
  for (let n = 0; n < most && !services.leaving(); n += 1) {
    const outcome = await sendNext(services, orgId);
    if (outcome === 'unreachable') return outcome;
    if (outcome === 'nothing-left') return last;
    last = outcome;
  }
  return last;
}

async function sendNext(services: Services, orgId: number): Promise<Outcome> {
  const worker = workerOf(services, orgId);
  const leased = await runTransactionByDoor(worker, (db) => takeNext(db, services.now()));
  if (leased === undefined) return 'nothing-left';
  if (leased === 'unwanted') return 'not-taken';
  const { mail: email, standing } = leased;
  try {
    await handOver(services, orgId, leased);
  } catch (error) {
    const next = decideAfterEmailFailure({
      attempts: email.attempts,
      error,
      lot: retrySpreadOfEmailId(email.id),
    });
    const { id, attempts } = email;
    services.metrics.countEmail(countedAs(next));
    services.log({
      at: 'send',
      mail: id,
      attempts,
      outcome: next.is,
      ...emailErrorFactsToLog(error),
    });
    await runTransactionByDoor(worker, async (db) => {
      const now = services.now();
      if (next.is !== 'end') {
        const until = new Date(now.getTime() + next.waitS * 1000);
        return postponeEmailRow(db, { id, until, uncounted: next.is === 'outage' });
      }
      if (next.why === 'bounced' && isHeldBack(email))
        await upsertBouncedAddressRow(db, standing.key, now);
      return markEmailRowFailed(db, { id, why: next.why, now });
    });
    return next.is === 'outage' ? 'unreachable' : 'not-taken';
  }
  services.metrics.countEmail('sent');
  await runTransactionByDoor(worker, (db) => markEmailRowSent(db, email.id, services.now()));
  return 'handed-over';
}

function countedAs(next: AfterEmailFailure): EmailOutcome {
  if (next.is === 'outage') return 'server-unreachable';
  if (next.is === 'delay') return 'delayed';
  return next.why === 'bounced' ? 'returned' : next.why;
}

type Taken = { mail: LeasedEmail; standing: EmailAddressDeliverability };

/**
 * The next mail, unless it waits because its address had many this hour, or nobody wants it: what was taken back, an
 * invitation to somebody who asked for no more, or what would come back. Members are written to in any case: an admin sees
 * by other means that they do not answer.
 */
async function takeNext(db: Db<'system'>, now: Date): Promise<Taken | 'unwanted' | undefined> {
  const email = await leaseNextEmail(db, now);
  if (email === undefined) return undefined;
  if (await cancelEmailRowThatNoLongerApplies(db, { id: email.id, now })) return 'unwanted';
  const since = new Date(now.getTime() - HOUR_MS);
  const standing = await findEmailAddressStatus(db, { address: email.to, since });
  if (standing.sentSince >= EMAILS_AN_HOUR_TO_ONE_ADDRESS) {
    const until = new Date(now.getTime() + HELD_BACK_MS);
    await postponeEmailRow(db, { id: email.id, until, uncounted: true });
    return 'unwanted';
  }
  if (isInvitationEmailKind(email.kind) && standing.isStopped) {
    await markEmailRowUnwanted(db, email.id, now);
    return 'unwanted';
  }
  if (isHeldBack(email) && standing.isBounced) {
    await markEmailRowFailed(db, { id: email.id, why: 'held', now });
    return 'unwanted';
  }
  return { mail: email, standing };
}

/** Whether an address that sent mail back gets no more of this. */
function isHeldBack({ kind, isToCandidate }: LeasedEmail): boolean {
  return isToCandidate || isInvitationEmailKind(kind);
}

async function handOver(
  { sendEmail, config }: Services,
  orgId: number,
  { mail: email, standing }: Taken,
): Promise<void> {
  const { kind, to, subject, text, html, attachments, messageId } = email;
  const { replyTo, ...from } = buildEmailSender({ kind, from: config.MAIL_FROM, ...standing });
  const unsubscribe = isInvitationEmailKind(kind)
    ? `${config.BASE_URL}/unsubscribe/${makeStopInvitationsToken({ orgId, key: standing.key })}`
    : null;
  // The outbox screen of the demo reads the table itself: there an e-mail has arrived once it is marked.
  const content = { subject, text, html, attachments };
  await sendEmail?.({ from, replyTo, to, ...content, messageId, unsubscribe });
}

function workerOf(services: Services, orgId: number) {
  return { services, door: 'system', actor: { orgId, actorId: null } } as const;
}
