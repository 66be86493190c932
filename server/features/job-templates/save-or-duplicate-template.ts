import type { CopyableJobContent, JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { AuditSubject } from '../../events/audit-subject-words.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { readJobContentToCopy } from '../jobs/read-job-content-to-copy.ts';
import { titleOfJobCopy } from '../jobs/rules/add-or-remove-copy-mark-of-job-title.ts';
import { toCopyableStages } from '../job-plan/rules/to-copyable-stages.ts';
import { loadJobTemplate } from './load-job-template.ts';
import { jobTemplateSummary } from './rules/template-summary-preview-and-title-order.ts';
import { insertJobTemplateRow } from './sql/job-templates-and-newest-jobs.ts';

/**
 * Keeps what a role says, asks and is set to as a template of the organisation: without its people, who come and go.
 * @throws Refusal not-found
 */
export async function saveJobAsTemplate(
  visit: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<JobTemplateSummary> {
  const { db } = visit;
  const { title, content } = await readJobContentToCopy(db, jobId);
  const kept = { ...content, stages: toCopyableStages(content.stages) };
  return save(visit, { title, content: kept, about: { subject: `job ${jobId}` } });
}

/**
 * Makes another template of one of ours or of the organisation's.
 * @throws Refusal not-found
 */
export async function duplicateJobTemplate(
  visit: VisitorRequestContext,
  { templateId }: { templateId: string },
): Promise<JobTemplateSummary> {
  const { db } = visit;
  const { title, content } = await loadJobTemplate(db, templateId);
  return save(visit, { title: titleOfJobCopy(title), content, about: {} });
}

type Saved = { title: string; content: CopyableJobContent; about: { subject?: AuditSubject } };

async function save(
  { db, member, requestId }: VisitorRequestContext,
  { title, content, about }: Saved,
): Promise<JobTemplateSummary> {
  const id = await insertJobTemplateRow(db, { title, content, authorId: member.actorId });
  const details = { template: id };
  await writeAuditEntry(db, {
    kind: 'template-saved',
    actorKind: 'member',
    requestId,
    details,
    ...about,
  });
  return jobTemplateSummary({ id, title, content, shipped: null });
}
