import type {
  ReviewerProgressTotals,
  JobReviewProgressTotals,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';
import { IconCheck, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { formatShortDateTime } from '../../parts/time/format-short-date-time.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { RemindReviewersCommand } from './use-remind-reviewers.ts';
import styles from './job-review-progress-panel.module.css';

type Props = {
  progress: JobReviewProgressTotals;
  reminder: RemindReviewersCommand;
  onTakeOff: (reviewer: ReviewerProgressTotals) => void;
};

export function ReviewerProgressTable({
  progress: { reviewers, zone },
  reminder,
  onTakeOff,
}: Props) {
  return (
    <table className={styles['reviewers']}>
      <thead>
        <tr>
          <th scope="col">Reviewer</th>
          <th scope="col" className={styles['is-number']}>
            Dealt
          </th>
          <th scope="col">Scored</th>
          <th scope="col">Last active</th>
          <th scope="col">Due</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {reviewers.map((reviewer) => (
          <tr key={reviewer.id} className={isGone(reviewer) ? styles['is-gone'] : undefined}>
            <th scope="row">
              <bdi>{reviewer.name}</bdi>
              {stateWords[reviewer.state]}
              {reviewer.namesSeen > 0 && (
                <small>
                  Dealt around{' '}
                  {reviewer.namesSeen === 1 ? 'one candidate' : `${reviewer.namesSeen} candidates`},
                  whose {reviewer.namesSeen === 1 ? 'name' : 'names'} they have seen
                </small>
              )}
            </th>
            <td className={styles['is-number']}>
              <span className={styles['reviewers-label']}>Dealt </span>
              {reviewer.dealt.toLocaleString('en-GB')}
            </td>
            <td>
              <ProgressBar
                hidesLabel
                label={`Scored by ${reviewer.name}`}
                done={reviewer.scored}
                total={reviewer.dealt}
              />
            </td>
            <td>
              <span className={styles['reviewers-label']}>Last active </span>
              {reviewer.lastActiveAt ? (
                <time dateTime={reviewer.lastActiveAt.toISOString()}>
                  {formatShortDateTime(reviewer.lastActiveAt, zone)}
                </time>
              ) : (
                'Not yet'
              )}
            </td>
            <td>
              <span className={styles['reviewers-label']}>Due </span>
              <Due reviewer={reviewer} />
            </td>
            <td className={styles['reviewers-remind']}>
              <Remind reviewer={reviewer} zone={zone} reminder={reminder} />
              {(reviewer.may.takeOff || reviewer.may.voidMarks) && (
                <Button size="small" onClick={() => onTakeOff(reviewer)}>
                  {reviewer.may.takeOff ? 'Take off' : 'Void marks'}
                  <span className="sr-only">
                    {reviewer.may.takeOff ? ` ${reviewer.name}` : ` of ${reviewer.name}`}
                  </span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isGone({ state }: ReviewerProgressTotals): boolean {
  return state === 'left' || state === 'taken-off';
}

const stateWords: Readonly<Record<ReviewerProgressTotals['state'], ReactNode>> = {
  waiting: null,
  done: <small>Everything scored, can still be changed</small>,
  finished: (
    <small>
      <IconCheck size={16} aria-hidden="true" />
      Finished
    </small>
  ),
  released: <small>Names are open: the rest is not scored</small>,
  'taken-off': <StatusTag colour="disabled">Taken off</StatusTag>,
  left: <StatusTag colour="disabled">Deactivated</StatusTag>,
};

function Due({ reviewer: { dueOn, isLate } }: { reviewer: ReviewerProgressTotals }) {
  if (!isLate) return formatIsoDayShort(dueOn);
  return (
    <span className={styles['reviewers-late']}>
      <IconClock size={16} aria-hidden="true" />
      {formatIsoDayShort(dueOn)}, late
    </span>
  );
}

type RemindProps = {
  reviewer: ReviewerProgressTotals;
  zone: string;
  reminder: RemindReviewersCommand;
};

function Remind({ reviewer: { id, name, may, state, remindedAt }, zone, reminder }: RemindProps) {
  return (
    <>
      {may.remind && (
        <Button
          size="small"
          busy={reminder.isPending && reminder.who === id}
          onClick={() => reminder.remind(id)}
        >
          Remind<span className="sr-only"> {name}</span>
        </Button>
      )}
      {remindedAt && state === 'waiting' && (
        <small>Reminded {formatShortDateTime(remindedAt, zone)}</small>
      )}
    </>
  );
}
