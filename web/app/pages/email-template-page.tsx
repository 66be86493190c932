import { listAllEmailTemplatesEndpoint } from '@evenhand/contract/emails/email-templates.ts';
import { useParams } from 'wouter';
import { NotAllowedPageNotice, PageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { hasUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { EmailTemplateEditor } from '../../features/emails/email-template-editor.tsx';

/** One template, or a new one of a type. */
export function EmailTemplatePage() {
  const { type, templateId } = useParams<{ type: string; templateId: string }>();
  const list = useEndpointQuery(listAllEmailTemplatesEndpoint, {});

  if (list.error?.problem.status === 403)
    return (
      <NotAllowedPageNotice who="Admins of your organisation, and people who run a role, write its e-mails." />
    );
  if (list.error) return <ErrorNote>{list.error.message}</ErrorNote>;
  if (!list.data) return null;
  const facts = list.data.types.find((each) => each.type === type);
  const template = facts?.templates.find(({ id }) => String(id) === templateId);
  const isNew = templateId === 'new';
  const place = staffPagePaths.emailTemplate(type, isNew ? 'new' : Number(templateId));
  // What was written outlives the template that a colleague deletes meanwhile.
  if (!facts || (!template && !isNew && !hasUnsavedDraft(place)))
    return (
      <PageNotice
        title="This template is not there"
        way={{ to: staffPagePaths.emailTemplates(), label: 'Go to the email templates' }}
      >
        <p>It was deleted, or the address is not right.</p>
      </PageNotice>
    );
  return (
    <EmailTemplateEditor
      key={place}
      place={place}
      type={facts}
      template={template}
      isDeleted={!template && !isNew}
      roles={list.data.roles}
    />
  );
}
