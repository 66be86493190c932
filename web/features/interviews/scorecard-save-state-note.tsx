import { Button } from '../../ui/button-and-icon-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import type { ScorecardDraftState } from './scorecard-autosave.ts';
import { scorecardDraftStateWords } from './scorecard-words.ts';
import styles from './scorecard.module.css';

type Props = {
  state: ScorecardDraftState | null;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Whether what stands above is saved; and what to do where two tabs wrote the same. */
export function ScorecardSaveStateNote({ state, onTakeTheirs, onKeepMine }: Props) {
  const isTrouble = state !== null && state !== 'saving' && state !== 'saved';
  return (
    <div className={styles['save-state']}>
      <p role="status" className={isTrouble ? styles['save-trouble'] : undefined}>
        {state !== null && scorecardDraftStateWords[state]}
      </p>
      {state === 'newer' && (
        <div className={joinClassNames(styles['save-choice'])}>
          <Button size="small" onClick={onTakeTheirs}>
            Show what is saved
          </Button>
          <Button size="small" onClick={onKeepMine}>
            Keep what I wrote
          </Button>
        </div>
      )}
    </div>
  );
}
