import type { EmailTemplateTypeWithTemplates } from '@evenhand/contract/emails/email-templates.ts';
import { useState } from 'react';
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './email-template-editor.module.css';

type Props = { type: EmailTemplateTypeWithTemplates; look?: 'link' | 'secondary' };

/** The text that comes with Evenhand, to read whatever the organisation has written itself; nothing where none comes. */
export function ViewStandardEmailTextButton({
  type: { title, subject, body },
  look = 'secondary',
}: Props) {
  const [isOpen, setOpen] = useState(false);
  if (subject === null || body === null) return null;
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        Evenhand’s text<span className="sr-only"> for {title}</span>
      </Button>
      {isOpen && (
        <Dialog title={`Evenhand’s text: ${title}`} onClose={() => setOpen(false)} isWide>
          <dl className={styles['house-text']}>
            <dt>Subject</dt>
            <dd>{subject}</dd>
            <dt>Text</dt>
            <dd>
              <RichTextView html={body} tags />
            </dd>
          </dl>
        </Dialog>
      )}
    </>
  );
}
