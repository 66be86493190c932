import type { JobTemplate } from '@evenhand/contract/job-templates.ts';
import { jobTemplates } from './catalogue/all.ts';

/** The shipped template of this id. */
export function findShippedTemplate(id: string): JobTemplate | undefined {
  return jobTemplates.find((template) => template.id === id);
}
