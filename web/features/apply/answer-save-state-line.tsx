import { IconCheck } from '@tabler/icons-react';
import frameStyles from './candidate-page-frame.module.css';

/** At the top of the page: whether everything on it is stored. */
export function AnswerSaveStateLine({ isSaved }: { isSaved: boolean }) {
  return (
    <p className={frameStyles['save-state']} role="status" data-save-state>
      <span data-sign hidden={!isSaved}>
        <IconCheck size={18} aria-hidden="true" />
      </span>
      <span data-sentence>{isSaved ? 'Saved' : ''}</span>
    </p>
  );
}
