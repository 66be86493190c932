import {
  listAllEmailTemplatesEndpoint,
  type EmailTemplate,
  listVersionsOfEmailTemplateEndpoint,
  restoreVersionOfEmailTemplateEndpoint,
} from '@evenhand/contract/emails/email-templates.ts';
import { formatTimeAgo } from '../../parts/time/format-time-ago.ts';
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './email-template-editor.module.css';

type Props = {
  template: EmailTemplate;
  onClose: () => void;
  onRestored: (template: EmailTemplate) => void;
};

/** What a template has said so far, newest first. */
export function EmailTemplateVersionsSheet({ template, onClose, onRestored }: Props) {
  const params = { templateId: template.id };
  const versions = useEndpointQuery(listVersionsOfEmailTemplateEndpoint, { params });
  const restore = useEndpointMutation(restoreVersionOfEmailTemplateEndpoint, {
    refreshes: [listAllEmailTemplatesEndpoint, listVersionsOfEmailTemplateEndpoint],
  });
  const error = versions.error ?? restore.error;
  return (
    <Dialog title="Versions" onClose={onClose} asSheet>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <ol className={styles['template-versions']}>
        {versions.data?.map(({ version, name, subject, body, savedAt, savedBy }) => (
          <li key={version}>
            <header>
              <h3>
                {name}
                {version === template.version && ' (now)'}
              </h3>
              <small>
                {savedBy}, {formatTimeAgo(savedAt, new Date())}
              </small>
            </header>
            <details>
              <summary>{subject}</summary>
              <RichTextView html={body} tags />
            </details>
            {version !== template.version && (
              <Button
                size="small"
                busy={restore.isPending}
                onClick={() =>
                  restore.mutate({ params, body: { version } }, { onSuccess: onRestored })
                }
              >
                Bring back<span className="sr-only"> version {version}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
