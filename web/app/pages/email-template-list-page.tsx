import {
  listAllEmailTemplatesEndpoint,
  type EmailTemplateTypeWithTemplates,
} from '@evenhand/contract/emails/email-templates.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'wouter';
import { formatTimeAgo } from '../../parts/time/format-time-ago.ts';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { EmailTypeNotYetSentTag } from '../../parts/email-preview/email-type-not-yet-sent-tag.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { ViewStandardEmailTextButton } from '../../features/emails/view-standard-email-text-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from '../../features/emails/email-templates.module.css';

/** What candidates are sent, by type: our own words, or the organisation's. */
export function EmailTemplateListPage() {
  const list = useEndpointQuery(listAllEmailTemplatesEndpoint, {});

  if (list.error?.problem.status === 403)
    return (
      <NotAllowedPageNotice who="Admins of your organisation, and people who run a role, write its e-mails." />
    );
  return (
    <div className={styles['email-templates']}>
      <header>
        <h1>Email templates</h1>
        <p>
          What candidates get from you. Each type comes with a text of ours; write your own where
          you would say it differently.
        </p>
      </header>
      {list.error && <ErrorNote>{list.error.message}</ErrorNote>}
      <ul className={styles['email-types']}>
        {list.data?.types.map((type) => (
          <li key={type.type}>
            <TypeCard type={type} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function TypeCard({ type: one }: { type: EmailTemplateTypeWithTemplates }) {
  const { type, title, description, allowsSeveral, templates } = one;
  const hasDefault = templates.some(({ isDefault }) => isDefault);
  const mayAdd = allowsSeveral || templates.length === 0;
  return (
    <section className={styles['email-type']} aria-labelledby={`type-${type}`}>
      <div className={styles['email-type-head']}>
        <h2 id={`type-${type}`}>{title}</h2>
        <SentTag type={one} />
        <p>{description}</p>
      </div>
      <ul className={styles['email-rows']}>
        {templates.map(({ id, name, isDefault, changedAt, changedBy }) => (
          <li key={id}>
            <Link href={staffPagePaths.emailTemplate(type, id)}>{name}</Link>
            {isDefault && <StatusTag colour="green">Default</StatusTag>}
            <small>
              {changedBy}, {formatTimeAgo(changedAt, new Date())}
            </small>
          </li>
        ))}
        {one.body !== null && (
          <li>
            <ViewStandardEmailTextButton type={one} look="link" />
            {!hasDefault && <StatusTag colour="green">Default</StatusTag>}
          </li>
        )}
        {one.body === null && templates.length === 0 && (
          <li>
            <span className={styles['email-none']}>Nothing yet</span>
          </li>
        )}
      </ul>
      {mayAdd && (
        <Link
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-secondary'],
            buttonStyles['button-small'],
          )}
          href={staffPagePaths.emailTemplate(type, 'new')}
        >
          <IconPlus size={16} aria-hidden="true" />
          {templates.length === 0 && one.body !== null ? 'Write your own' : 'Add a template'}
          <span className="sr-only"> for {title}</span>
        </Link>
      )}
    </section>
  );
}

function SentTag({ type: { isSent, trigger } }: { type: EmailTemplateTypeWithTemplates }) {
  if (!isSent) return <EmailTypeNotYetSentTag />;
  const isAutomatic = trigger === 'automatic';
  return (
    <StatusTag colour={isAutomatic ? 'blue' : 'grey'}>
      {isAutomatic ? 'Sent by itself' : 'Sent by you'}
    </StatusTag>
  );
}
