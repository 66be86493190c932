import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ReleaseScorecardsDialog } from './release-scorecards-dialog.tsx';
import type { LoadedScorecard } from './own-scorecard-form.tsx';
import { scorecardStateWords } from './scorecard-words.ts';
import styles from './scorecard.module.css';

const icons = { in: IconCheck, open: IconClock, void: IconX };

/** Who sits on the panel; and once one's own card is in, whose is missing. */
export function ScorecardPanelMemberList({ card }: { card: LoadedScorecard }) {
  const { panel, may, interview } = card;
  const [isReleasing, setReleasing] = useState(false);
  const missing = panel.filter(({ state }) => state === 'open').map(({ name }) => name);
  return (
    <section className={styles['panel']} aria-labelledby="scorecard-panel">
      <h2 id="scorecard-panel">Panel</h2>
      {panel.length === 0 && <p>Nobody sits on this panel yet.</p>}
      <ul>
        {panel.map(({ memberId, name, isOwn, state }) => {
          const Icon = state && icons[state];
          return (
            <li key={memberId}>
              <span>{isOwn ? `${name} (you)` : name}</span>
              {state && Icon && (
                <span className={styles['panel-state']} data-state={state}>
                  <Icon size={16} aria-hidden="true" /> {scorecardStateWords[state]}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {may.release && (
        <Button onClick={() => setReleasing(true)}>Open the cards that are in…</Button>
      )}
      {isReleasing && (
        <ReleaseScorecardsDialog
          interviewId={interview.id}
          missing={missing}
          onClose={() => setReleasing(false)}
        />
      )}
    </section>
  );
}
