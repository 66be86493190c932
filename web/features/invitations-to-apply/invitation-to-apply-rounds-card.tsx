import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import {
  invitationToApplyRoundStateWords,
  invitationToApplyRoundTitle,
} from './not-invited-reason-and-invite-round-words.ts';
import { useInvitationsToApplyToastAndCancel } from './use-invite-round-toast-and-cancel.ts';
import styles from './job-invitations-to-apply-panel.module.css';

/** What was sent for this role so far; what has not left can be stopped. */
export function InvitationToApplyRoundsCard({
  jobId,
  rounds,
}: {
  jobId: number;
  rounds: readonly InvitationToApplyRound[];
}) {
  const { cancel, isBusy } = useInvitationsToApplyToastAndCancel(jobId);
  if (rounds.length === 0) return null;
  return (
    <section className={styles['invite-card']} aria-labelledby="invite-rounds-title">
      <h2 id="invite-rounds-title">Invitations so far</h2>
      <ul className={styles['invite-rounds']}>
        {rounds.map((round) => (
          <li key={round.id}>
            <span className={styles['invite-role']}>
              <strong>{invitationToApplyRoundTitle(round)}</strong>
              <small>
                {round.by} · {formatDayOfMomentShort(round.createdAt)}
              </small>
            </span>
            {round.state === 'leaving' && (
              <progress
                value={round.done}
                max={round.people}
                aria-label={invitationToApplyRoundTitle(round)}
              />
            )}
            <span>{invitationToApplyRoundStateWords(round)}</span>
            {(round.state === 'waiting' || round.state === 'leaving') && (
              <Button size="small" busy={isBusy} onClick={() => cancel(round.id)}>
                Stop
                <span className="sr-only"> {invitationToApplyRoundTitle(round)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
