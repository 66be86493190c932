import {
  listAllEmailTemplatesEndpoint,
  createEmailTemplateEndpoint,
  type EmailTemplate,
  type EmailTemplateTypeWithTemplates,
  listVersionsOfEmailTemplateEndpoint,
  EMAIL_TEMPLATE_NAME_CHARACTERS_MAX,
  updateEmailTemplateEndpoint,
} from '@evenhand/contract/emails/email-templates.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import {
  type EmailSubjectAndBody,
  EmailTextFields,
} from '../../parts/email-preview/email-text-fields.tsx';
import { EmailTemplatePreview } from '../../parts/email-preview/email-template-preview.tsx';
import { EmailTypeNotYetSentTag } from '../../parts/email-preview/email-type-not-yet-sent-tag.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { useUnsavedDraft } from '../../ui/use-unsaved-draft.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { DeleteEmailTemplateDialog } from './delete-email-template-dialog.tsx';
import { ViewStandardEmailTextButton } from './view-standard-email-text-button.tsx';
import { SendTestEmailButton } from './send-test-email-button.tsx';
import { EmailTemplateVersionsSheet } from './email-template-versions-sheet.tsx';
import styles from './email-template-editor.module.css';

type UnsavedEmailTemplate = EmailSubjectAndBody & { name: string; isDefault: boolean };

type Props = {
  /** The address of this page, under which what is not saved is kept. */
  place: string;
  type: EmailTemplateTypeWithTemplates;
  /** Missing while it is new, and once it was deleted. */
  template: EmailTemplate | undefined;
  isDeleted: boolean;
  roles: readonly { id: number; title: string }[];
};

const REFRESHES = [listAllEmailTemplatesEndpoint, listVersionsOfEmailTemplateEndpoint];

/** Writes one template: the words on one side, what a candidate would get on the other. */
export function EmailTemplateEditor({ place, type, template, isDeleted, roles: jobs }: Props) {
  const me = useCurrentUser();
  const [, navigate] = useLocation();
  const base = template ? wordsOf(template) : startOf(type);
  const draft = useUnsavedDraft(place, base);
  const { written, isChanged } = draft;
  const [jobId, setJobId] = useState<number | null>(jobs[0]?.id ?? null);
  const [open, setOpen] = useState<'delete' | 'versions'>();
  /** Of what was saved last here, which the list of templates may not show yet. */
  const [ownVersion, setOwnVersion] = useState(0);
  const create = useEndpointMutation(createEmailTemplateEndpoint, { refreshes: REFRESHES });
  const update = useEndpointMutation(updateEmailTemplateEndpoint, { refreshes: REFRESHES });
  const save = template ? update : create;
  const fields = save.error?.problem.fields ?? {};

  function change(part: Partial<UnsavedEmailTemplate>) {
    draft.write({ ...written, ...part });
    save.reset();
  }

  function giveUp() {
    draft.drop();
    save.reset();
  }

  function leave() {
    draft.drop();
    navigate(staffPagePaths.emailTemplates());
  }

  function saved(now: EmailTemplate) {
    draft.settle(wordsOf(now));
    setOwnVersion(now.version);
    save.reset();
    showToast({ text: `Saved “${now.name}”.` });
    if (!template) navigate(staffPagePaths.emailTemplate(type.type, now.id), { replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!me) return;
    const body = { ...written, type: type.type, orgId: me.Org.id };
    if (!template) return create.mutate({ body }, { onSuccess: saved });
    const version = Math.max(template.version, ownVersion);
    update.mutate(
      { params: { templateId: template.id }, body: { ...body, version } },
      { onSuccess: saved },
    );
  }

  return (
    <div className={styles['template-editor']}>
      <title>{`${written.name || type.title} – Email templates – Evenhand`}</title>
      <header>
        <Link href={staffPagePaths.emailTemplates()} className={styles['template-editor-back']}>
          <IconArrowLeft size={16} aria-hidden="true" />
          Email templates
        </Link>
        <h1>{type.title}</h1>
        {!type.isSent && <EmailTypeNotYetSentTag />}
        <p>{type.description}</p>
      </header>
      <form className={styles['template-editor-form']} onSubmit={submit} noValidate>
        {isDeleted && open !== 'delete' && <StaleDraftNote theirs="deleted" onTakeTheirs={leave} />}
        {!isDeleted && draft.isStale && <StaleDraftNote onTakeTheirs={giveUp} />}
        <TextInputField
          label="Name"
          hint="Only you and your colleagues see it."
          maxLength={EMAIL_TEMPLATE_NAME_CHARACTERS_MAX}
          autoComplete="off"
          value={written.name}
          error={fields['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <EmailTextFields
          type={type.type}
          tags={type.mergeTags}
          emailText={written}
          errors={{ subject: fields['subject'], body: fields['body'] }}
          textKey={draft.shownKey}
          onChange={change}
        />
        {type.allowsSeveral && (
          <SwitchField
            label="Default"
            says={
              type.body === null
                ? 'Is offered first when you write to candidates.'
                : 'Is sent unless another template is chosen, or a role has words of its own.'
            }
            checked={written.isDefault}
            onChange={(event) => change({ isDefault: event.currentTarget.checked })}
          />
        )}
        {!type.allowsSeveral && (
          <p className={styles['template-editor-note']}>
            {template ? 'This' : 'Once saved, this'} is sent instead of Evenhand’s text, unless a
            role has words of its own.
            {template && ' Delete it to send Evenhand’s text again.'}
          </p>
        )}
        {save.error && !fields['name'] && !fields['subject'] && !fields['body'] && (
          <ErrorNote>{save.error.message}</ErrorNote>
        )}
        <div className={styles['template-editor-acts']}>
          <Button type="submit" look="primary" busy={save.isPending}>
            Save
          </Button>
          {isChanged && template && (
            <Button look="ghost" onClick={giveUp}>
              Undo changes
            </Button>
          )}
          <SendTestEmailButton type={type.type} emailText={written} jobId={jobId} />
          {template && <Button onClick={() => setOpen('versions')}>Versions</Button>}
          <ViewStandardEmailTextButton type={type} />
          {template && (
            <Button look="ghost" onClick={() => setOpen('delete')}>
              Delete
            </Button>
          )}
          <span role="status" className={styles['template-editor-state']}>
            {isChanged && template ? 'Not saved yet' : ''}
          </span>
        </div>
      </form>
      <div className={styles['template-editor-preview']}>
        {jobs.length > 0 && (
          <SelectField
            label="Show it with"
            value={jobId ?? ''}
            onChange={(event) => setJobId(Number(event.currentTarget.value) || null)}
          >
            {jobs.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value="">An invented role</option>
          </SelectField>
        )}
        <EmailTemplatePreview type={type.type} emailText={written} jobId={jobId} />
      </div>
      {open === 'delete' && template && (
        <DeleteEmailTemplateDialog
          type={type}
          template={template}
          onClose={() => setOpen(undefined)}
          onDeleted={() => {
            showToast({ text: `Deleted “${template.name}”.` });
            leave();
          }}
        />
      )}
      {open === 'versions' && template && (
        <EmailTemplateVersionsSheet
          template={template}
          onClose={() => setOpen(undefined)}
          onRestored={(now) => {
            saved(now);
            setOpen(undefined);
          }}
        />
      )}
    </div>
  );
}

function wordsOf({ name, subject, body, isDefault }: EmailTemplate): UnsavedEmailTemplate {
  return { name, subject, body, isDefault };
}

/** A new template begins with our words, so that nobody faces an empty page. */
function startOf({
  title,
  subject,
  body,
  templates,
}: EmailTemplateTypeWithTemplates): UnsavedEmailTemplate {
  return {
    name: templates.length === 0 ? title : '',
    subject: subject ?? '',
    body: body ?? '',
    isDefault: templates.every(({ isDefault }) => !isDefault),
  };
}
