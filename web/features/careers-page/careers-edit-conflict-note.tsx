import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { CareersPagePart } from './careers-page-autosave.ts';
import styles from './careers-edit-conflict-note.module.css';

type Props = {
  parts: readonly CareersPagePart[];
  onChoose: (whose: 'mine' | 'theirs') => void;
};

const names: Readonly<Record<CareersPagePart, string>> = {
  headline: 'the headline',
  text: 'the text',
  colours: 'the colours',
  website: 'your own site',
  cover: 'the cover picture',
  pictures: 'the pictures',
  perks: 'the perks',
  remotePreference: 'where people work',
  jobFunctions: 'the job functions',
};

const list = new Intl.ListFormat('en-GB');

/** Two people changed the same parts: theirs are in the preview, those of the author in the fields. */
export function CareersEditConflictNote({ parts, onChoose }: Props) {
  return (
    <section className={styles['clash']} role="alert" aria-label="Two versions">
      <p>
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>
          Somebody else changed {list.format(parts.map((part) => names[part]))} while you did. What
          you wrote stands in the fields and is not saved; theirs is saved and stands in the
          preview.
        </span>
      </p>
      <div className={styles['clash-choice']}>
        <Button size="small" onClick={() => onChoose('mine')}>
          Keep yours
        </Button>
        <Button size="small" onClick={() => onChoose('theirs')}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}
