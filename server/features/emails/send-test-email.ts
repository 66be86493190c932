import { randomUUID } from 'node:crypto';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { testEmail as contract } from '@evenhand/contract/emails/email-settings.ts';
import type { Db } from '../../access/enter.ts';
import type { Member } from '../../access/staff.ts';
import type { Services } from '../../services.ts';
import { Refusal } from '../../http/refusal.ts';
import { hourlyCountKey, secondsLeftInHour } from '../../time/hourly-key.ts';
import { standardTemplates } from './content/standard-templates.ts';
import { failedStep, notSet } from './rules/failed-step.ts';
import { renderEmail } from './rules/render-email.ts';
import { senderOf } from './rules/sender.ts';
import { domainOf } from './compose-email.ts';
import {
  countTest,
  findEmailSettings,
  findOwnAddress,
  findOwnSender,
} from './sql/email-settings.ts';

const TESTS_AN_HOUR = 5;

type Verdict = EndpointResponse<typeof contract>;

/**
 * Sends one e-mail to whoever asks, on a connection of its own; the asking is done in no transaction.
 * @throws Refusal too-many
 */
export async function sendTestEmail(
  db: Db<'staff'>,
  { member, services }: { member: Member; services: Services },
): Promise<() => Promise<Verdict>> {
  const { config, tryEmail } = services;
  const to = await findOwnAddress(db, member.actorId);
  if (tryEmail === null) return async () => ({ works: false, to, ...notSet });
  const now = services.now();
  if (
    (await countTest(db, hourlyCountKey('mail test', String(member.actorId), now))) > TESTS_AN_HOUR
  )
    throw new Refusal('too-many', { retryAfterSeconds: secondsLeftInHour(now) });
  const own = await findOwnSender(db);
  const kind = 'mail-test';
  const { replyTo, ...from } = senderOf({
    kind,
    from: config.MAIL_FROM,
    ...(await findEmailSettings(db)),
    ...own,
  });
  const email = renderEmail(kind, standardTemplates[kind], { ORG_NAME: own.organisation });
  if ('problem' in email) throw new Error(`${kind}: ${email.problem}`);
  const messageId = `<${randomUUID()}@${domainOf(config.MAIL_FROM)}>`;
  return async () => {
    try {
      await tryEmail({ from, replyTo, to, ...email, messageId, unsubscribe: null });
      return { works: true, to, failedAt: null, message: 'The mail server took it.', answer: null };
    } catch (error) {
      return { works: false, to, ...failedStep(error) };
    }
  };
}
