import { EMAIL_ROUND_SEND_DELAY_S } from '@evenhand/contract/pipeline/candidate-emails.ts';
import type { RenderedEmailForPreview } from '@evenhand/contract/emails/email-templates.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { listMergeTagNames } from './rules/merge-tag-syntax.ts';
import {
  cancelEmailRowsOfBulkEmail,
  cancelBulkEmailRow,
  countApplicationsEmailedBefore,
  insertBulkEmailRow,
  insertEventRowsOfBulkEmail,
} from './sql/insert-cancel-and-find-bulk-emails.ts';
import { findEmailTemplate, type EmailTemplateDbRow } from './sql/email-templates.ts';
import { previewEmailToInventedCandidate } from './preview-and-test-email-template.ts';

/** What is written to candidates of one role; the caller has checked the right to, and whom it may go to. */
type EmailRoundRequest = {
  jobId: number;
  applicationIds: readonly number[];
  templateId: number;
  dueOn: string | null;
  services: Services;
};

type EmailRoundPreview = {
  hadBefore: number;
  namesDay: boolean;
  version: number;
  mail: RenderedEmailForPreview;
};

/** @throws Refusal not-found when there is no such template of the type `other` */
export async function previewBulkEmail(
  visit: VisitorRequestContext,
  request: EmailRoundRequest,
): Promise<EmailRoundPreview> {
  const { db } = visit;
  const template = await loadText(db, request.templateId);
  return {
    hadBefore: await countApplicationsEmailedBefore(db, request),
    namesDay: namesDay(template),
    version: template.version,
    mail: await show(visit, request, template),
  };
}

/**
 * Lets an e-mail be written for each of the candidates, in the words that were seen. It can be taken back until it leaves.
 * @throws Refusal not-found, conflict when the template has changed since it was seen, bad-input
 */
export async function startBulkEmail(
  visit: VisitorRequestContext,
  { version, ...request }: EmailRoundRequest & { version: number },
): Promise<{ roundId: number; people: number; leavesAt: Date }> {
  const { db, member, now } = visit;
  const { jobId, templateId, dueOn, applicationIds } = request;
  const template = await loadText(db, templateId);
  if (template.version !== version)
    throw new Refusal('conflict', {
      message: 'This text was changed a moment ago. Nothing was sent: look at it again.',
    });
  if (namesDay(template) && dueOn === null)
    throw badField('dueOn', 'Choose the last day: this text speaks of it.');
  await show(visit, request, template);
  const leavesAt = new Date(now.getTime() + EMAIL_ROUND_SEND_DELAY_S * 1000);
  const people = applicationIds.length;
  const { subject, body } = template;
  const round = { jobId, templateId, subject, body, dueOn, memberId: member.actorId };
  const id = await insertBulkEmailRow(db, { ...round, people, createdAt: now, leavesAt });
  const eventIds = await recordDomainEvents(
    db,
    applicationIds.map((subjectId) => ({
      kind: 'application-mailed',
      actorKind: 'member',
      actorId: member.actorId,
      jobId,
      subjectId,
    })),
  );
  await insertEventRowsOfBulkEmail(db, { id, eventIds, applicationIds });
  return { roundId: id, people, leavesAt };
}

/**
 * Keeps from leaving what has not left; again, it changes nothing.
 * @throws Refusal not-found
 */
export async function stopBulkEmail(
  { db, now }: VisitorRequestContext,
  which: { id: number; jobId: number },
): Promise<{ stopped: number; gone: number }> {
  if (!(await cancelBulkEmailRow(db, { ...which, now }))) throw new Refusal('not-found');
  const { people, gone } = await cancelEmailRowsOfBulkEmail(db, { ...which, now });
  return { stopped: people - gone, gone };
}

async function loadText(db: Db<'staff'>, id: number): Promise<EmailTemplateDbRow> {
  const template = await findEmailTemplate(db, id);
  if (template?.type !== 'other') throw new Refusal('not-found');
  return template;
}

function namesDay({ subject, body }: EmailTemplateDbRow): boolean {
  return listMergeTagNames(`${subject}\n${body}`).includes('DUE_DATE');
}

function show(
  visit: VisitorRequestContext,
  { jobId, dueOn, services }: EmailRoundRequest,
  { type, subject, body }: EmailTemplateDbRow,
): Promise<RenderedEmailForPreview> {
  return previewEmailToInventedCandidate(visit, {
    tried: { type, subject, body, jobId },
    services,
    dueOn,
  });
}

function badField(field: string, message: string): Refusal {
  return new Refusal('bad-input', { message, fields: { [field]: message } });
}
