import type { JobTemplate } from '@evenhand/contract/role-templates.ts';
import { roleTemplates } from './catalogue/all.ts';

/** The shipped template of this id. */
export function findTemplate(id: string): JobTemplate | undefined {
  return roleTemplates.find((template) => template.id === id);
}
