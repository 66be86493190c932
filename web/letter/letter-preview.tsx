import {
  previewEmailTemplate,
  type ShownMail,
  type TemplateType,
} from '@evenhand/contract/email-templates.ts';
import { useEffect, useState } from 'react';
import { debounce } from '../ui/debounce.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useCall } from '../use-call.ts';
import type { Letter } from './letter-fields.tsx';
import { MailPaper } from './mail-paper.tsx';
import styles from './letter.module.css';

const PAUSE_MS = 400;

type Props = { type: TemplateType; letter: Letter; jobId: number | null };

/** What a candidate would get, as it is written; while something is missing, as it was last. */
export function LetterPreview({ type, letter, jobId }: Props) {
  const [pause] = useState(() => debounce(PAUSE_MS));
  const [last, setLast] = useState<ShownMail>();
  const { subject, body } = letter;
  const [asked, setAsked] = useState({ subject, body });

  useEffect(() => {
    pause.later(() => setAsked({ subject, body }));
    return pause.cancel;
  }, [pause, subject, body]);

  const preview = useCall(previewEmailTemplate, { body: { type, jobId, ...asked } });
  const mail = preview.data?.mail;
  if (mail && mail !== last) setLast(mail);
  const shown = mail ?? last;
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
        <Tabs
          label="Preview"
          tabs={[
            {
              id: 'desktop',
              title: 'Desktop',
              content: <MailPaper mail={shown} width="desktop" />,
            },
            { id: 'phone', title: 'Phone', content: <MailPaper mail={shown} width="phone" /> },
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
