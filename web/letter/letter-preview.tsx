import { previewEmailTemplate, type TemplateType } from '@evenhand/contract/email-templates.ts';
import type { Answer } from '@evenhand/contract/endpoint.ts';
import { useEffect, useState } from 'react';
import { RichText } from '../rich-text/rich-text.tsx';
import { debounce } from '../ui/debounce.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useCall } from '../use-call.ts';
import type { Letter } from './letter-fields.tsx';
import styles from './letter.module.css';

const PAUSE_MS = 400;

type Mail = NonNullable<Answer<typeof previewEmailTemplate>['mail']>;
type Props = { type: TemplateType; letter: Letter; jobId: number | null };

/** What a candidate would get, as it is written; while something is missing, as it was last. */
export function LetterPreview({ type, letter, jobId }: Props) {
  const [pause] = useState(() => debounce(PAUSE_MS));
  const [last, setLast] = useState<Mail>();
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
            { id: 'desktop', title: 'Desktop', content: <Paper mail={shown} width="desktop" /> },
            { id: 'phone', title: 'Phone', content: <Paper mail={shown} width="phone" /> },
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

/** Looks as `server/features/emails/rules/mail-layout.ts` lays it out. */
function Paper({ mail, width }: { mail: Mail; width: 'desktop' | 'phone' }) {
  return (
    <div className={styles['mail-screen']} data-width={width}>
      <article className={styles['mail-page']} aria-label={mail.subject}>
        <p className={styles['mail-from']}>{mail.from}</p>
        <div className={styles['mail-paper']}>
          <h1>{mail.subject}</h1>
          {mail.parts.map((part, i) =>
            'html' in part ? (
              // Drawn whole each time, so a place in it is as good a key as any.
              <RichText key={i} html={part.html} className={styles['mail-text']} />
            ) : (
              <div key={i} className={styles['mail-act']}>
                <span className={styles['mail-button']} data-mail-button>
                  {part.button}
                </span>
                <p>
                  If the button does not work, open this address:
                  <br />
                  <span>{part.url}</span>
                </p>
              </div>
            ),
          )}
        </div>
        <p className={styles['mail-why']}>{mail.why}</p>
      </article>
    </div>
  );
}
