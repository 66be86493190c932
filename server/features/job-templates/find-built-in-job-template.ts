import type { JobTemplate } from '@evenhand/contract/job-templates.ts';
import { builtInJobTemplates } from './catalogue/all-built-in-job-templates.ts';

/** The shipped template of this id. */
export function findBuiltInJobTemplate(id: string): JobTemplate | undefined {
  return builtInJobTemplates.find((template) => template.id === id);
}
