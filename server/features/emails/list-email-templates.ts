import type { EmailTemplateTypeWithTemplates } from '@evenhand/contract/emails/email-templates.ts';
import type { Db } from '../../access/enter.ts';
import { templateEmails, emailTemplateKinds } from '../../emails/types.ts';
import { standardTemplates } from './content/standard-templates.ts';
import { isTemplateSent, mergeTagsOf } from './rules/merge-tags.ts';
import { findEmailTemplates } from './sql/templates.ts';
import { findJobsToPreview } from './sql/trials.ts';

const JOBS_MAX = 30;

/** All types with what the organisation wrote itself, and roles to see them with. */
export async function listEmailTemplates(
  db: Db<'staff'>,
): Promise<{ types: EmailTemplateTypeWithTemplates[]; roles: { id: number; title: string }[] }> {
  const templates = await findEmailTemplates(db);
  const types = emailTemplateKinds.map((type) => {
    const { url: _, ...facts } = templateEmails[type].template;
    const { subject, body } = standardTemplates[type];
    return {
      type,
      ...facts,
      isSent: isTemplateSent(type),
      subject: subject === '' ? null : subject,
      body: body === '' ? null : body,
      mergeTags: mergeTagsOf(type),
      templates: templates.filter((template) => template.type === type),
    };
  });
  return { types, roles: await findJobsToPreview(db, JOBS_MAX) };
}
