import type { JobTemplateSummary } from '@evenhand/contract/job-templates.ts';
import type { Db } from '../../access/enter.ts';
import { jobTemplates } from './catalogue/all.ts';
import { contentOf } from './rules/shipped-content.ts';
import { byTitle, summaryOf } from './rules/template-summary.ts';
import { findJobTemplates } from './sql.ts';

/** What the organisation has saved, and what comes with the server. */
export async function listTemplates(db: Db<'staff'>): Promise<JobTemplateSummary[]> {
  const own = (await findJobTemplates(db)).map((row) => ({ ...row, isOwn: true, summary: null }));
  const shipped = jobTemplates.map((template) =>
    summaryOf({ ...template, content: contentOf(template), shipped: template }),
  );
  return [...own, ...shipped].sort(byTitle);
}
