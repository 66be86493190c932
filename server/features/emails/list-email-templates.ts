import type { EmailTemplateTypeWithTemplates } from '@evenhand/contract/emails/email-templates.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { emailTypesWithTemplate, emailTemplateKinds } from '../../emails/all-email-types.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import {
  doesAnyEventSendEmailType,
  describeWritableMergeTags,
} from './rules/writable-merge-tags-and-is-email-type-sent.ts';
import { findEmailTemplates } from './sql/email-templates.ts';
import { findJobsForEmailPreview } from './sql/email-previews-and-tests.ts';

const JOBS_MAX = 30;

/** All types with what the organisation wrote itself, and roles to see them with. */
export async function listEmailTemplates(
  db: Db<'staff'>,
): Promise<{ types: EmailTemplateTypeWithTemplates[]; roles: { id: number; title: string }[] }> {
  const templates = await findEmailTemplates(db);
  const types = emailTemplateKinds.map((type) => {
    const { url: _, ...facts } = emailTypesWithTemplate[type].template;
    const { subject, body } = standardEmailTemplateByKind[type];
    return {
      type,
      ...facts,
      isSent: doesAnyEventSendEmailType(type),
      subject: subject === '' ? null : subject,
      body: body === '' ? null : body,
      mergeTags: describeWritableMergeTags(type),
      templates: templates.filter((template) => template.type === type),
    };
  });
  return { types, roles: await findJobsForEmailPreview(db, JOBS_MAX) };
}
