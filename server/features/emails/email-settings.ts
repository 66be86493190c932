import type { EmailSettings } from '@evenhand/contract/emails/email-settings.ts';
import { type Config, hasDemoOutbox } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { buildEmailSender } from './rules/email-sender.ts';
import {
  findEmailSettingsRow,
  findOrganisationAsSender,
  upsertEmailSettingsRow,
} from './sql/email-settings-sender-and-test-email-attempts.ts';

export async function readEmailSettings(db: Db<'staff'>, config: Config): Promise<EmailSettings> {
  const settings = await findEmailSettingsRow(db);
  const own = await findOrganisationAsSender(db);
  const kind = 'application-confirm';
  const sender = buildEmailSender({ kind, from: config.MAIL_FROM, ...settings, ...own });
  return {
    ...settings,
    sender: `${sender.name} <${sender.address}>`,
    replyTo: sender.replyTo,
    goesTo: config.SMTP_URL !== undefined ? 'server' : hasDemoOutbox(config) ? 'outbox' : 'nowhere',
  };
}

type Command = {
  senderName: string | null;
  rejectionWaitHours: number;
};

export async function saveEmailSettings(
  { db, member, config, requestId }: VisitorRequestContext,
  { senderName, rejectionWaitHours }: Command,
): Promise<EmailSettings> {
  await upsertEmailSettingsRow(db, { senderName, rejectionWaitHours });
  await writeAuditEntry(db, {
    kind: 'mail-settings-changed',
    actorKind: 'member',
    subject: `organisation ${member.orgId}`,
    requestId,
    details: { rejectionWaitHours },
  });
  return readEmailSettings(db, config);
}
