import { findJobEmailTextsEndpoint } from '@evenhand/contract/emails/job-email-texts.ts';
import { useState } from 'react';
import { EmailTypeNotYetSentTag } from '../../parts/email-preview/email-type-not-yet-sent-tag.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobFeedbackReportRuleCard } from './job-feedback-report-rule-card.tsx';
import { JobEmailTextForm } from './job-email-text-form.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import builderStyles from './job-builder-editor.module.css';
import styles from './job-email-texts-step-section.module.css';

/** What candidates of this role get, type by type: the usual words, or the role's own. */
export function JobEmailTextsStepSection({ state }: JobBuilderStepProps) {
  const { id } = state.draft;
  const emails = useEndpointQuery(findJobEmailTextsEndpoint, { params: { jobId: id } });
  const [editing, setEditing] = useState<string>();

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>E-mails</h1>
        <p>
          Candidates of this role get your organisation’s usual e-mails. Write one anew where this
          role needs other words.
        </p>
      </header>
      {emails.error && <ErrorNote>{emails.error.message}</ErrorNote>}
      {!emails.data && !emails.error && <Skeleton width="100%" height={260} />}
      <ul className={styles['role-emails']}>
        {emails.data?.emails.map((email) => (
          <li key={email.type} className={builderStyles['builder-card']}>
            <div className={styles['role-email-head']}>
              <h2>{email.title}</h2>
              {email.own && <StatusTag colour="green">This role’s own</StatusTag>}
              {!email.isSent && <EmailTypeNotYetSentTag />}
              <p>{email.description}</p>
              <small>{sourceOf(email)}</small>
            </div>
            {editing === email.type ? (
              <JobEmailTextForm
                jobId={id}
                email={email}
                mayEdit={emails.data.mayEdit}
                onDone={() => setEditing(undefined)}
              />
            ) : (
              <Button size="small" onClick={() => setEditing(email.type)}>
                {emails.data.mayEdit ? (email.own ? 'Change' : 'Write for this role') : 'Read'}
                <span className="sr-only">: {email.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <JobFeedbackReportRuleCard jobId={id} />
    </>
  );
}

function sourceOf({ own, usual }: { own: object | null; usual: { template: string | null } }) {
  if (own) return 'Says what was written for this role.';
  return usual.template === null
    ? 'Says Evenhand’s text.'
    : `Says your template “${usual.template}”.`;
}
