import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { focusCandidateRow } from './move-find-and-set-candidate-row-focus.ts';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './leaderboard-toolbar.module.css';

type Props = {
  board: ResponseOf<typeof findLeaderboardEndpoint>;
  /** The reference that was asked for. */
  find: string | undefined;
  showsQuestions: boolean;
  onFind: (reference: string | undefined) => void;
  onQuestions: (shown: 'yes' | undefined) => void;
  onScoring: (version: number | undefined) => void;
  /** Whose line the focus goes to as soon as it is there. */
  focused: number | null;
  /** To where places end; absent while nobody is chosen. */
  onJump: (() => void) | undefined;
};

/** How many there are, the way to one of them, and what is shown of each. */
export function LeaderboardToolbar({
  board,
  find,
  showsQuestions,
  onFind,
  onQuestions,
  onScoring,
  focused,
  onJump,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { total, found, scoring } = board;
  useKeyboardShortcuts({ '/': () => field.current?.focus() });
  useEffect(() => {
    if (focused !== null) focusCandidateRow(focused);
  }, [focused]);

  function search(event: FormEvent) {
    event.preventDefault();
    onFind(field.current?.value.trim() || undefined);
  }

  return (
    <div className={styles['toolbar']}>
      <p>{total === 1 ? '1 candidate' : `${total.toLocaleString('en-GB')} candidates`}</p>
      <form role="search" onSubmit={search} className={styles['toolbar-search']}>
        <div className={joinClassNames(fieldStyles['search-field'], styles['toolbar-field'])}>
          <IconSearch aria-hidden="true" />
          <input
            key={find}
            ref={field}
            type="search"
            name="find"
            defaultValue={find}
            maxLength={20}
            aria-label="Find by reference"
            placeholder="Reference, such as KX-47"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <Button size="small" type="submit">
          Find
        </Button>
      </form>
      <Button
        size="small"
        aria-pressed={showsQuestions}
        onClick={() => onQuestions(showsQuestions ? undefined : 'yes')}
      >
        Each question
      </Button>
      {onJump && (
        <Button size="small" onClick={onJump}>
          Jump to the line
        </Button>
      )}
      <p role="status" className={styles['toolbar-status']}>
        {find !== undefined &&
          (found === null
            ? `Nobody on this leaderboard has the reference ${find}.`
            : `${find.toUpperCase()} is on page ${board.page}.`)}
      </p>
      {scoring.shown !== scoring.current && (
        <p className={styles['toolbar-version']}>
          This is the order by the weights of version {scoring.shown}. What counts is version{' '}
          {scoring.current}.{' '}
          <Button size="small" onClick={() => onScoring(undefined)}>
            Show the order that counts
          </Button>
        </p>
      )}
    </div>
  );
}
