import {
  previewEmailTemplateEndpoint,
  type RenderedEmailForPreview,
  type EmailTemplateTypeName,
} from '@evenhand/contract/emails/email-templates.ts';
import { useEffect, useState } from 'react';
import { createDebouncer } from '../../ui/debounce.ts';
import { TabsWithPanels } from '../../ui/tabs-with-panels.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import type { EmailSubjectAndBody } from './email-text-fields.tsx';
import { RenderedEmailPreview } from './rendered-email-preview.tsx';
import styles from './email-preview.module.css';

const PAUSE_MS = 400;

type Props = { type: EmailTemplateTypeName; emailText: EmailSubjectAndBody; jobId: number | null };

/** What a candidate would get, as it is written; while something is missing, as it was last. */
export function EmailTemplatePreview({ type, emailText, jobId }: Props) {
  const [pause] = useState(() => createDebouncer(PAUSE_MS));
  const [last, setLast] = useState<RenderedEmailForPreview>();
  const { subject, body } = emailText;
  const [asked, setAsked] = useState({ subject, body });

  useEffect(() => {
    pause.later(() => setAsked({ subject, body }));
    return pause.cancel;
  }, [pause, subject, body]);

  const preview = useEndpointQuery(previewEmailTemplateEndpoint, {
    body: { type, jobId, ...asked },
  });
  const email = preview.data?.mail;
  if (email && email !== last) setLast(email);
  const shown = email ?? last;
  const problem = preview.data?.problem;

  return (
    <section className={styles['letter-preview']} aria-label="Preview">
      {problem && (
        <p className={styles['letter-preview-note']} role="status">
          {shown ? 'This is how it was before: ' : ''}
          {problem}
        </p>
      )}
      {shown && (
        <TabsWithPanels
          label="Preview"
          tabs={[
            {
              id: 'desktop',
              title: 'Desktop',
              content: <RenderedEmailPreview mail={shown} width="desktop" />,
            },
            {
              id: 'phone',
              title: 'Phone',
              content: <RenderedEmailPreview mail={shown} width="phone" />,
            },
            {
              id: 'text',
              title: 'Plain text',
              content: <pre className={styles['letter-plain']}>{shown.text}</pre>,
            },
          ]}
        />
      )}
    </section>
  );
}
