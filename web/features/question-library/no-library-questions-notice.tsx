import type { QuestionLibraryQuery } from '@evenhand/contract/question-library.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import styles from './no-library-questions-notice.module.css';

type Props = {
  query: QuestionLibraryQuery;
  isNarrowed: boolean;
  mayEdit: boolean;
  onClear: () => void;
  onWrite: () => void;
};

/** Why there is nothing here, and what to do about it. */
export function NoLibraryQuestionsNotice({ query, isNarrowed, mayEdit, onClear, onWrite }: Props) {
  if (isNarrowed)
    return (
      <p className={styles['library-none']}>
        No question matches.{' '}
        <Button look="link" onClick={onClear}>
          Clear search and filters
        </Button>
      </p>
    );
  if (query.folder !== '')
    return (
      <p className={styles['library-none']}>
        This folder is empty. Choose questions in another place, then “Add to folder”.
      </p>
    );
  if (query.library === 'archived')
    return (
      <p className={styles['library-none']}>
        Nothing is archived. Questions you archive wait here.
      </p>
    );
  return (
    <p className={styles['library-none']}>
      Questions your organisation writes will be here.{' '}
      {mayEdit && (
        <Button look="link" onClick={onWrite}>
          Write the first one
        </Button>
      )}
    </p>
  );
}
