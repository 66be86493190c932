import type { EmailTemplate } from '@evenhand/contract/emails/email-templates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { sanitiseRichText } from '../../text/sanitise-rich-text-and-convert-to-plain-text.ts';
import { type EmailTemplateKind, emailTypesWithTemplate } from '../../emails/all-email-types.ts';
import { checkMayWriteEmailTemplates } from './check-may-write-email-templates.ts';
import { emailTemplateProblem } from './rules/email-template-problem.ts';
import {
  unmarkDefaultEmailTemplateRow,
  findEmailTemplate,
  findEmailTemplates,
  findEmailTemplateVersions,
  insertEmailTemplateRow,
  insertEmailTemplateVersionRow,
  lockEmailTemplateType,
  type EmailTemplateDbRow,
  updateEmailTemplateRow,
} from './sql/email-templates.ts';

const TEMPLATES_OF_A_TYPE_MAX = 50;
const VERSIONS_MAX = 50;
const ONLY_ONE =
  'This type has one template, so it is always the default. Delete it to send Evenhand’s text again.';

type Wanted = {
  type: EmailTemplateKind;
  name: string;
  subject: string;
  body: string;
  isDefault: boolean;
  orgId: number;
};

/**
 * Writes an organisation's own words for a type. Only one template of a type is its default.
 * @throws Refusal not-allowed, not-found for another organisation's id, bad-input, one-template-only
 */
export async function createEmailTemplate(
  visit: VisitorRequestContext,
  wanted: Wanted,
): Promise<EmailTemplate> {
  const { db, member, now } = visit;
  const words = await checked(visit, wanted);
  await lockEmailTemplateType(db, words.type);
  const others = (await findEmailTemplates(db)).filter(({ type }) => type === words.type);
  const max = emailTypesWithTemplate[words.type].template.allowsSeveral
    ? TEMPLATES_OF_A_TYPE_MAX
    : 1;
  if (others.length >= max)
    throw new Refusal(max === 1 ? 'one-template-only' : 'too-many-templates');
  if (words.isDefault) await unmarkDefaultEmailTemplateRow(db, words.type);
  const id = await insertEmailTemplateRow(db, { ...words, by: member.actorId, now });
  await insertEmailTemplateVersionRow(db, id);
  return noted(visit, id);
}

/**
 * Changes a template; what it said before stays as a version.
 * @param version what it was written over, where that is known
 * @throws Refusal as above, not-found, and newer-version where another one says something else
 */
export async function changeEmailTemplate(
  visit: VisitorRequestContext,
  { id, wanted, version }: { id: number; wanted: Wanted; version: number | undefined },
): Promise<EmailTemplate> {
  const { db } = visit;
  const words = await checked(visit, wanted);
  await lockEmailTemplateType(db, words.type);
  const before = await findEmailTemplate(db, id);
  if (before === undefined) throw new Refusal('not-found');
  if (before.type !== words.type) refuse('type', 'A template keeps its type. Write another.');
  if (version !== undefined && version !== before.version && !isSameText(before, words))
    throw new Refusal('newer-version');
  return rewrite(visit, before, words);
}

/**
 * Lets a template say again what it said before, as a new version.
 * @throws Refusal not-allowed, not-found
 */
export async function restoreEmailTemplateVersion(
  visit: VisitorRequestContext,
  { id, version }: { id: number; version: number },
): Promise<EmailTemplate> {
  const { db, member } = visit;
  await checkMayWriteEmailTemplates(db, member);
  const template = await findEmailTemplate(db, id);
  if (template === undefined) throw new Refusal('not-found');
  await lockEmailTemplateType(db, template.type);
  const earlier = (await findEmailTemplateVersions(db, { id, most: VERSIONS_MAX })).find(
    (each) => each.version === version,
  );
  if (earlier === undefined) throw new Refusal('not-found');
  return rewrite(visit, template, { ...earlier, isDefault: template.isDefault });
}

/** @throws Refusal not-allowed, not-found */
export async function listEmailTemplateVersions(
  { db, member }: VisitorRequestContext,
  { id }: { id: number },
) {
  await checkMayWriteEmailTemplates(db, member);
  if ((await findEmailTemplate(db, id)) === undefined) throw new Refusal('not-found');
  return findEmailTemplateVersions(db, { id, most: VERSIONS_MAX });
}

type Words = Pick<Wanted, 'name' | 'subject' | 'body' | 'isDefault'>;
type Text = Omit<Words, 'isDefault'>;

function isSameText(one: Text, other: Text): boolean {
  return one.name === other.name && one.subject === other.subject && one.body === other.body;
}

async function rewrite(
  visit: VisitorRequestContext,
  before: EmailTemplateDbRow,
  { name, subject, body, isDefault }: Words,
): Promise<EmailTemplate> {
  const { db, member, now } = visit;
  const isSame = isSameText(before, { name, subject, body });
  if (isSame && before.isDefault === isDefault) return before;
  if (isDefault && !before.isDefault) await unmarkDefaultEmailTemplateRow(db, before.type);
  const version = isSame ? before.version : before.version + 1;
  const saved = { by: member.actorId, now };
  await updateEmailTemplateRow(db, {
    id: before.id,
    name,
    subject,
    body,
    isDefault,
    version,
    ...saved,
  });
  await insertEmailTemplateVersionRow(db, before.id);
  return noted(visit, before.id);
}

async function noted({ db, requestId }: VisitorRequestContext, id: number): Promise<EmailTemplate> {
  const template = await findEmailTemplate(db, id);
  if (template === undefined) throw new Refusal('not-found');
  const details = { template: id, type: template.type };
  await writeAuditEntry(db, {
    kind: 'email-template-saved',
    actorKind: 'member',
    requestId,
    details,
  });
  return template;
}

async function checked({ db, member }: VisitorRequestContext, wanted: Wanted): Promise<Wanted> {
  await checkMayWriteEmailTemplates(db, member);
  if (wanted.orgId !== member.orgId) throw new Refusal('not-found');
  const words = { ...wanted, body: sanitiseRichText(wanted.body, { tags: true }) };
  const found = emailTemplateProblem(words.type, words);
  if (found !== null) refuse(found.field, found.problem);
  if (!words.isDefault && !emailTypesWithTemplate[words.type].template.allowsSeveral)
    refuse('isDefault', ONLY_ONE);
  return words;
}

function refuse(field: string, message: string): never {
  throw new Refusal('bad-input', { message, fields: { [field]: message } });
}
