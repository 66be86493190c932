import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { Button } from '../../ui/button.tsx';
import { inviteRoundStateWords, inviteRoundTitle } from './invite-words.ts';
import { useInviteRoundToastAndCancel } from './use-invite-round-toast-and-cancel.ts';
import styles from './job-invitations-to-apply-panel.module.css';

/** What was sent for this role so far; what has not left can be stopped. */
export function InviteRoundsCard({
  jobId,
  rounds,
}: {
  jobId: number;
  rounds: readonly InvitationToApplyRound[];
}) {
  const { cancel, isBusy } = useInviteRoundToastAndCancel(jobId);
  if (rounds.length === 0) return null;
  return (
    <section className={styles['invite-card']} aria-labelledby="invite-rounds-title">
      <h2 id="invite-rounds-title">Invitations so far</h2>
      <ul className={styles['invite-rounds']}>
        {rounds.map((round) => (
          <li key={round.id}>
            <span className={styles['invite-role']}>
              <strong>{inviteRoundTitle(round)}</strong>
              <small>
                {round.by} · {formatDayOfMomentShort(round.createdAt)}
              </small>
            </span>
            {round.state === 'leaving' && (
              <progress
                value={round.done}
                max={round.people}
                aria-label={inviteRoundTitle(round)}
              />
            )}
            <span>{inviteRoundStateWords(round)}</span>
            {(round.state === 'waiting' || round.state === 'leaving') && (
              <Button size="small" busy={isBusy} onClick={() => cancel(round.id)}>
                Stop
                <span className="sr-only"> {inviteRoundTitle(round)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
