import type { CopyableJobContent, JobTemplate } from '@evenhand/contract/job-templates.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBuiltInJobTemplate } from './find-built-in-job-template.ts';
import { builtInTemplateContent } from './rules/built-in-template-content.ts';
import { parseStoredTemplateContent } from './parse-stored-template-content.ts';
import { findJobTemplateRow } from './sql/job-templates-and-newest-jobs.ts';

/** A template with all that a role takes from it; `shipped` where it is one of ours. */
export type LoadedJobTemplate = {
  id: number | string;
  title: string;
  content: CopyableJobContent;
  shipped: JobTemplate | null;
};

/**
 * One of the organisation's own templates, by its number, or one of ours, by its word.
 * @throws Refusal not-found, template-unreadable for kinds that nobody knows here, by their name
 */
export async function loadJobTemplate(db: Db<'staff'>, id: string): Promise<LoadedJobTemplate> {
  if (/^\d+$/.test(id)) {
    const row = await findJobTemplateRow(db, Number(id));
    if (row === undefined) throw new Refusal('not-found');
    const { content, problem } = parseStoredTemplateContent(row.content);
    if (content === undefined) throw new Refusal('template-unreadable', { message: problem });
    return { ...row, content, shipped: null };
  }
  const shipped = findBuiltInJobTemplate(id);
  if (shipped === undefined) throw new Refusal('not-found');
  return { id, title: shipped.title, content: builtInTemplateContent(shipped), shipped };
}
