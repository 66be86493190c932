import type { JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { builtInJobTemplates } from './catalogue/all-built-in-job-templates.ts';
import { builtInTemplateContent } from './rules/built-in-template-content.ts';
import {
  compareTemplateTitles,
  jobTemplateSummary,
} from './rules/template-summary-preview-and-title-order.ts';
import { findOwnJobTemplates } from './sql/job-templates-and-newest-jobs.ts';

/** What the organisation has saved, and what comes with the server. */
export async function listOwnAndBuiltInTemplates(db: Db<'staff'>): Promise<JobTemplateSummary[]> {
  const own = (await findOwnJobTemplates(db)).map((row) => ({
    ...row,
    isOwn: true,
    summary: null,
  }));
  const shipped = builtInJobTemplates.map((template) =>
    jobTemplateSummary({
      ...template,
      content: builtInTemplateContent(template),
      shipped: template,
    }),
  );
  return [...own, ...shipped].sort(compareTemplateTitles);
}
