import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { CodeBlock } from './code-block.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

type Props = {
  title: string;
  label: string;
  secret: string;
  /** What it is for, and that it is shown this once. */
  children: ReactNode;
  onClose: () => void;
};

/** Shown once: what is not copied now is lost. So it closes by its own button alone, not by Escape or a press beside it. */
export function ShowSecretOnceDialog({ title, label, secret, children, onClose }: Props) {
  const [isWarned, setWarned] = useState(false);
  return (
    <Dialog title={title} onClose={() => setWarned(true)}>
      <div className={styles['integrations-form']}>
        <p className={styles['integrations-caution']}>{children}</p>
        <CodeBlock label={label} code={secret} isFirst />
        {isWarned && (
          <ErrorNote>
            It is not shown again. Copy it first, then press “I have copied it”.
          </ErrorNote>
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button look="primary" onClick={onClose}>
            I have copied it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
