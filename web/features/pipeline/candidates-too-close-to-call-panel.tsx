import type { LeaderboardCandidate } from '@evenhand/contract/pipeline/leaderboard.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { candidateNameOrReference } from './candidate-name-or-reference-and-count-words.ts';
import type { InviteCutoffLinePosition } from './invite-cutoff-line.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import inviteLineStyles from './invite-cutoff-line.module.css';
import styles from './managed-job-page.module.css';

type Props = {
  line: InviteCutoffLinePosition<LeaderboardCandidate>;
  onInvite: (ids: number[]) => void;
};

/** Two candidates whose ranges overlap across the invite line, and what can be done about it. */
export function CandidatesTooCloseToCallPanel({
  line: { places, above, below, close },
  onInvite,
}: Props) {
  if (below === undefined || close === null) return null;
  return (
    <section
      className={joinClassNames(styles['manage-panel'], inviteLineStyles['too-close'])}
      aria-live="polite"
    >
      <h2>Too close to call</h2>
      <p>
        <strong>
          <bdi>{candidateNameOrReference(above)}</bdi>
        </strong>{' '}
        and{' '}
        <strong>
          <bdi>{candidateNameOrReference(below)}</bdi>
        </strong>{' '}
        {gapWords(close.gap)}
      </p>
      <div className={inviteLineStyles['too-close-way']}>
        <div>
          <h3>Invite both</h3>
          <p>
            {places + 1} interviews instead of {places}
          </p>
        </div>
        <Button size="small" onClick={() => onInvite([above.id, below.id])}>
          Move the line
        </Button>
      </div>
    </section>
  );
}

function gapWords(gap: number): string {
  if (gap < 0.005) return 'have the same score. Nothing in the reviews puts one before the other.';
  return `overlap across the invite line. The gap of ${gap.toFixed(2)} is smaller than the spread between reviewers.`;
}
