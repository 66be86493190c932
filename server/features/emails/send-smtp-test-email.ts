import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { sendTestEmailOfSettingsEndpoint as contract } from '@evenhand/contract/emails/email-settings.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  makeHourlyCountKey,
  secondsLeftInHour,
} from '../../time/make-hourly-count-key-and-seconds-left.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import { describeFailedEmailStep, smtpNotSetFailure } from './rules/describe-failed-email-step.ts';
import { renderEmail } from './rules/render-email-and-find-tag-problem.ts';
import { buildEmailSender } from './rules/email-sender.ts';
import { emailDomainOfSender } from './compose-email-of-event-and-sender-domain.ts';
import {
  countTestEmailAttempt,
  findEmailSettingsRow,
  findEmailAddressOfMember,
  findOrganisationAsSender,
} from './sql/email-settings-sender-and-test-email-attempts.ts';

const TESTS_AN_HOUR = 5;

type Verdict = ResponseOf<typeof contract>;

/**
 * Sends one e-mail to whoever asks, on a connection of its own; the asking is done in no transaction.
 * @throws Refusal too-many
 */
export async function sendSmtpTestEmail(
  { db, member, now }: VisitorRequestContext,
  { services }: { services: Services },
): Promise<() => Promise<Verdict>> {
  const { config, tryEmail } = services;
  const to = await findEmailAddressOfMember(db, member.actorId);
  if (tryEmail === null) return async () => ({ works: false, to, ...smtpNotSetFailure });
  if (
    (await countTestEmailAttempt(
      db,
      makeHourlyCountKey('mail test', String(member.actorId), now),
    )) > TESTS_AN_HOUR
  )
    throw new Refusal('too-many', { retryAfterSeconds: secondsLeftInHour(now) });
  const own = await findOrganisationAsSender(db);
  const kind = 'mail-test';
  const { replyTo, ...from } = buildEmailSender({
    kind,
    from: config.MAIL_FROM,
    ...(await findEmailSettingsRow(db)),
    ...own,
  });
  const email = renderEmail(kind, standardEmailTemplateByKind[kind], {
    ORG_NAME: own.organisation,
  });
  if ('problem' in email) throw new Error(`${kind}: ${email.problem}`);
  const messageId = `<${randomUUID()}@${emailDomainOfSender(config.MAIL_FROM)}>`;
  return async () => {
    try {
      await tryEmail({ from, replyTo, to, ...email, messageId, unsubscribe: null });
      return { works: true, to, failedAt: null, message: 'The mail server took it.', answer: null };
    } catch (error) {
      return { works: false, to, ...describeFailedEmailStep(error) };
    }
  };
}
