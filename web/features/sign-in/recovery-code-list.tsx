import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './sign-in-dialogs.module.css';

type Props = { codes: string[]; act: string; onKept: () => void };

/** Shown once: what is not kept now is lost. */
export function RecoveryCodeList({ codes, act, onKept }: Props) {
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'evenhand-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <div className={styles['sign-in-dialog']}>
      <p>
        If you lose your phone, one of these gets you in once. Print them or keep them in a password
        manager: they are not shown again.
      </p>
      <ol className={styles['recovery-codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button onClick={download}>Download</Button>
        <Button look="primary" data-first onClick={onKept}>
          {act}
        </Button>
      </div>
    </div>
  );
}
