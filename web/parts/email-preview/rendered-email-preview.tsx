import type { RenderedEmailForPreview } from '@evenhand/contract/emails/email-templates.ts';
import { RichTextView } from '../rich-text/rich-text-view.tsx';
import styles from './email-preview.module.css';

type Props = { mail: RenderedEmailForPreview; width: 'desktop' | 'phone' };

/** Looks as `server/features/emails/rules/email-layout.ts` lays it out. */
export function RenderedEmailPreview({ mail: email, width }: Props) {
  return (
    <div className={styles['mail-screen']} data-width={width}>
      <article className={styles['mail-page']} aria-label={email.subject}>
        <p className={styles['mail-from']}>{email.from}</p>
        <div className={styles['mail-paper']}>
          <h1>{email.subject}</h1>
          {email.parts.map((part, i) =>
            'html' in part ? (
              // Drawn whole each time, so a place in it is as good a key as any.
              <RichTextView key={i} html={part.html} className={styles['mail-text']} />
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
        <p className={styles['mail-why']}>{email.why}</p>
      </article>
    </div>
  );
}
