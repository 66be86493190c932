import { hasOutbox } from '../../config.ts';
import { enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { afterFailure, factsOf, isAboutOneMail } from './rules/after-failure.ts';
import {
  cancelTakenBack,
  findOrganisationsWithMail,
  type LeasedMail,
  leaseNext,
  markFailed,
  markSent,
  postpone,
} from './sql.ts';

const MAILS_A_TURN = 20;

type Outcome = 'handed-over' | 'refused' | 'unreachable' | 'nothing-left';

/**
 * Sends what is due, one organisation after the other and one mail at a time: lease, hand over outside any
 * transaction, mark. Whoever dies in between has at most one mail sent that is not marked; it is sent
 * again under the same Message-ID. Nothing is ever marked before it left.
 */
export async function sendMails(outside: Outside): Promise<void> {
  if (outside.sendEmail === null && !hasOutbox(outside.config)) return;
  let isWorking = true;
  while (isWorking) {
    isWorking = false;
    for (const orgId of await enter({ outside, door: 'worker' }, findOrganisationsWithMail)) {
      const outcome = await takeTurn(outside, orgId);
      if (outcome === 'unreachable') return;
      if (outcome !== 'nothing-left') isWorking = true;
    }
  }
}

/** Tells of the whole turn: nothing-left only when there was nothing to begin with. */
async function takeTurn(outside: Outside, orgId: number): Promise<Outcome> {
  let last: Outcome = 'nothing-left';
  for (let n = 0; n < MAILS_A_TURN && !outside.leaving(); n += 1) {
    const outcome = await sendNext(outside, orgId);
    if (outcome === 'unreachable') return outcome;
    if (outcome === 'nothing-left') return last;
    last = outcome;
  }
  return last;
}

async function sendNext(outside: Outside, orgId: number): Promise<Outcome> {
  const worker = { outside, door: 'worker', actor: { orgId, actorId: null } } as const;
  const mail = await enter(worker, async (db) => {
    await cancelTakenBack(db);
    return leaseNext(db);
  });
  if (mail === undefined) return 'nothing-left';
  try {
    await handOver(outside, mail);
  } catch (error) {
    const next = afterFailure({ attempts: mail.attempts, error });
    outside.log({
      at: 'send',
      mail: mail.id,
      attempts: mail.attempts,
      givenUp: next.givenUp,
      ...factsOf(error),
    });
    await enter(worker, (db) =>
      next.givenUp ? markFailed(db, mail.id) : postpone(db, mail.id, next.waitMin),
    );
    return isAboutOneMail(error) ? 'refused' : 'unreachable';
  }
  await enter(worker, (db) => markSent(db, mail.id));
  return 'handed-over';
}

async function handOver(
  { sendEmail }: Outside,
  { to, subject, text, html, messageId }: LeasedMail,
): Promise<void> {
  // The outbox screen of the demo reads the table itself: there a mail has arrived once it is marked.
  await sendEmail?.({ to, subject, text, html, messageId });
}
