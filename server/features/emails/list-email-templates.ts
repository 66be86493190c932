import type { EmailTemplateType } from '@evenhand/contract/emails/email-templates.ts';
import type { Db } from '../../access/enter.ts';
import { templateTypeFacts } from './catalogue/template-types.ts';
import { standardTemplates } from './content/standard-templates.ts';
import { mergeTagsOf } from './rules/merge-tags.ts';
import { templateKinds } from '../../emails/tags.ts';
import { findEmailTemplates } from './sql/templates.ts';
import { findJobsToPreview } from './sql/trials.ts';

const JOBS_MAX = 30;

/** All types with what the organisation wrote itself, and roles to see them with. */
export async function listEmailTemplates(
  db: Db<'staff'>,
): Promise<{ types: EmailTemplateType[]; roles: { id: number; title: string }[] }> {
  const templates = await findEmailTemplates(db);
  const types = templateKinds.map((type) => {
    const { url, ...facts } = templateTypeFacts[type];
    const { subject, body } = standardTemplates[type];
    return {
      type,
      ...facts,
      subject: subject === '' ? null : subject,
      body: body === '' ? null : body,
      mergeTags: mergeTagsOf(type, url),
      templates: templates.filter((template) => template.type === type),
    };
  });
  return { types, roles: await findJobsToPreview(db, JOBS_MAX) };
}
