import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import { checkMayWriteEmailTemplates } from './check-may-write-email-templates.ts';
import {
  deleteEmailTemplateRow,
  findEmailTemplate,
  findEmailTemplates,
  lockEmailTemplateType,
  markEmailTemplateRowDefault,
} from './sql/email-templates.ts';

type Deletion = {
  id: number;
  /** As whoever deletes it saw it. */
  seen: { orgId: number; name: string; isDefault: boolean };
};

/**
 * Deletes a template. Without its default a type says what comes with Evenhand again; where nothing does, the next of
 * the organisation's own templates is the default.
 * @throws Refusal not-allowed, not-found, conflict if it has changed since it was seen
 */
export async function deleteEmailTemplate(
  { db, member, requestId }: VisitorRequestContext,
  { id, seen }: Deletion,
): Promise<void> {
  await checkMayWriteEmailTemplates(db, member);
  const found = seen.orgId === member.orgId ? await findEmailTemplate(db, id) : undefined;
  if (found === undefined) throw new Refusal('not-found');
  await lockEmailTemplateType(db, found.type);
  const templates = (await findEmailTemplates(db)).filter(({ type }) => type === found.type);
  const template = templates.find((each) => each.id === id);
  if (template === undefined) throw new Refusal('not-found');
  if (template.name !== seen.name || template.isDefault !== seen.isDefault)
    throw new Refusal('conflict');
  const next = templates.find((each) => each.id !== id);
  const hasWords = standardEmailTemplateByKind[template.type].body !== '';
  await deleteEmailTemplateRow(db, id);
  if (template.isDefault && !hasWords && next !== undefined)
    await markEmailTemplateRowDefault(db, next.id);
  const details = { template: id, type: template.type };
  await writeAuditEntry(db, {
    kind: 'email-template-deleted',
    actorKind: 'member',
    requestId,
    details,
  });
}
