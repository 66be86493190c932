import { IconFolderOpen, IconSearchOff } from '@tabler/icons-react';
import { truncateText } from '../../ui/truncate-text.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { noJobsYetWords } from './no-jobs-words.ts';
import { StartJobByTitleForm } from './start-job-by-title-form.tsx';
import styles from './job-list-page.module.css';

const SEARCH_SHOWN = 60;

type Props = {
  isNarrowed: boolean;
  search: string;
  mayStart: boolean;
  onClear: () => void;
};

/** An empty list says why, and the way back to one that is not. */
export function NoJobsNotice({ isNarrowed, search, mayStart, onClear }: Props) {
  if (!isNarrowed) {
    return (
      <div className={styles['jobs-none']}>
        <IconFolderOpen aria-hidden="true" />
        <p>{noJobsYetWords(mayStart)}</p>
        {mayStart && <StartJobByTitleForm />}
      </div>
    );
  }
  return (
    <div className={styles['jobs-none']}>
      <IconSearchOff aria-hidden="true" />
      <p>
        {search === '' ? (
          'No roles match these filters.'
        ) : (
          <>
            No roles match “<bdi>{truncateText(search, SEARCH_SHOWN)}</bdi>”.
          </>
        )}
      </p>
      <Button onClick={onClear}>Show all roles</Button>
    </div>
  );
}
