import type { JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadJobTemplate } from './load-job-template.ts';
import { jobTemplateSummary } from './rules/template-summary-preview-and-title-order.ts';
import {
  deleteJobTemplateRow,
  updateTitleOfJobTemplateRow,
} from './sql/job-templates-and-newest-jobs.ts';

type Change = { id: number };

/** @throws Refusal not-found for any but the organisation's own */
export async function renameJobTemplate(
  { db, requestId }: VisitorRequestContext,
  { id, title }: Change & { title: string },
): Promise<JobTemplateSummary> {
  if (!(await updateTitleOfJobTemplateRow(db, { id, title }))) throw new Refusal('not-found');
  const details = { template: id };
  await writeAuditEntry(db, { kind: 'template-renamed', actorKind: 'member', requestId, details });
  return jobTemplateSummary(await loadJobTemplate(db, String(id)));
}

/**
 * Roles that began with it have all they took from it, and stay.
 * @throws Refusal not-found for any but the organisation's own
 */
export async function deleteJobTemplate(
  { db, requestId }: VisitorRequestContext,
  { id }: Change,
): Promise<void> {
  if (!(await deleteJobTemplateRow(db, id))) throw new Refusal('not-found');
  const details = { template: id };
  await writeAuditEntry(db, { kind: 'template-deleted', actorKind: 'member', requestId, details });
}
