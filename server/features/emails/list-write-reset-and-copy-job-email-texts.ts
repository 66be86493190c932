import type { JobEmailTexts } from '@evenhand/contract/emails/job-email-texts.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';
import { mayEditJob } from '../jobs/rules/may-edit-job.ts';
import {
  type EmailTemplateKind,
  emailTypesWithTemplate,
  emailTemplateKinds,
} from '../../emails/all-email-types.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import {
  doesAnyEventSendEmailType,
  describeWritableMergeTags,
} from './rules/writable-merge-tags-and-is-email-type-sent.ts';
import { emailTemplateProblem } from './rules/email-template-problem.ts';
import {
  deleteJobEmailTextRow,
  findJobTeamRolesAndArchivedAt,
  findJobEmailTextRows,
  insertJobEmailTextRows,
  upsertJobEmailTextRow,
  type JobEmailText,
} from './sql/job-email-texts.ts';
import { findEmailTemplates, lockEmailTemplateType } from './sql/email-templates.ts';

type Reader = { jobId: number };
type Change = Reader & { type: EmailTemplateKind };

/**
 * What a role sends, of the types that it may write itself.
 * @throws Refusal not-found for whoever has no part in the role
 */
export async function listJobEmailTexts(
  visit: VisitorRequestContext,
  reader: Reader,
): Promise<JobEmailTexts> {
  const { db } = visit;
  const { mayChange } = await openJob(visit, reader);
  const [written, templates] = [
    await findJobEmailTextRows(db, reader.jobId),
    await findEmailTemplates(db),
  ];
  const emails = emailTemplateKinds.filter(isOverridable).map((type) => {
    const { title, description } = emailTypesWithTemplate[type].template;
    const template = templates.find((each) => each.type === type && each.isDefault);
    const own = written.find((each) => each.type === type);
    const { subject, body } = template ?? standardEmailTemplateByKind[type];
    return {
      type,
      title,
      description,
      isSent: doesAnyEventSendEmailType(type),
      mergeTags: describeWritableMergeTags(type),
      usual: { subject, body, template: template?.name ?? null },
      own: own === undefined ? null : { subject: own.subject, body: own.body },
    };
  });
  return { mayEdit: mayChange, emails };
}

type Words = { subject: string; body: string };

/**
 * @param over the role's own text that it was written over, null for the usual one, where that is known
 * @throws Refusal not-found, not-allowed, job-archived, bad-input, newer-version
 */
export async function writeJobEmailText(
  visit: VisitorRequestContext,
  { words, over, ...change }: Change & { words: Words; over?: Words | null | undefined },
): Promise<JobEmailTexts> {
  const { db, now } = visit;
  const { jobId, type } = change;
  await openForWriting(visit, change);
  const emailText = { subject: words.subject, body: sanitiseRichText(words.body, { tags: true }) };
  const found = emailTemplateProblem(type, emailText);
  if (found !== null) {
    const { field, problem } = found;
    throw new Refusal('bad-input', { message: problem, fields: { [field]: problem } });
  }
  await lockEmailTemplateType(db, type);
  const stands = (await findJobEmailTextRows(db, jobId)).find((each) => each.type === type);
  if (over !== undefined && !isSame(stands, over) && !isSame(stands, emailText))
    throw new Refusal('newer-version');
  await upsertJobEmailTextRow(db, { jobId, type, ...emailText, now });
  await note(visit, change, true);
  return listJobEmailTexts(visit, change);
}

/** @throws Refusal not-found, not-allowed, job-archived */
export async function resetJobEmailText(
  visit: VisitorRequestContext,
  change: Change,
): Promise<JobEmailTexts> {
  const { db } = visit;
  await openForWriting(visit, change);
  await deleteJobEmailTextRow(db, change);
  await note(visit, change, false);
  return listJobEmailTexts(visit, change);
}

/** Gives a role that begins with another's content the words that role had; what is no longer known is left out. */
export async function copyEmailTextsToJob(
  db: Db<'staff'>,
  jobId: number,
  emails: readonly { type: string; subject: string; body: string }[],
): Promise<void> {
  const known = emails.flatMap(({ type, ...words }): JobEmailText[] => {
    const kind = emailTemplateKinds.find((each) => each === type);
    return kind && isOverridable(kind) ? [{ type: kind, ...words }] : [];
  });
  if (known.length > 0) await insertJobEmailTextRows(db, jobId, known);
}

function isSame(one: Words | undefined, other: Words | null): boolean {
  return one?.subject === other?.subject && one?.body === other?.body;
}

function isOverridable(type: EmailTemplateKind): boolean {
  return emailTypesWithTemplate[type].template.allowsRoleOverride;
}

async function openJob({ db, member }: VisitorRequestContext, { jobId }: Reader) {
  const job = await findJobTeamRolesAndArchivedAt(db, jobId);
  const sees =
    job !== undefined &&
    (member.role === 'ADMIN' || job.team.some(({ id }) => id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  return { ...job, mayChange: mayEditJob(member, job.team) && job.archivedAt === null };
}

async function openForWriting(visit: VisitorRequestContext, change: Change): Promise<void> {
  const { member } = visit;
  const job = await openJob(visit, change);
  if (!mayEditJob(member, job.team)) throw new Refusal('not-allowed');
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  if (!isOverridable(change.type)) throw new Refusal('not-found');
}

async function note(
  { db, requestId }: VisitorRequestContext,
  { jobId, type }: Change,
  isOwn: boolean,
): Promise<void> {
  await writeAuditEntry(db, {
    kind: 'role-email-changed',
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { type, isOwn },
  });
}
