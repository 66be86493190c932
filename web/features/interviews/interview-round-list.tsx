import type { JobInterviewRound } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { IconCalendarPlus, IconSettings } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { formatInterviewTimesCount } from './format-interview-day-hours-zone-and-times-count.ts';
import styles from './job-interview-calendar-panel.module.css';

/** The rounds of a role, with how far each has come, and whether there are times enough for whoever waits for one. */
export function InterviewRoundList({
  jobId,
  rounds,
  onOpen,
}: Pick<JobInterviewCalendarData, 'jobId' | 'rounds' | 'onOpen'>) {
  return (
    <ul className={styles['calendar-rounds']} aria-label="Interview rounds">
      {rounds.map((round) => (
        <li key={round.id}>
          <div>
            <strong>{round.name}</strong>
            <p>
              {round.minutes} min · {round.invited} invited · {round.booked} booked · {round.done}{' '}
              done
            </p>
            <Capacity {...round} />
            {round.invited > 0 && (
              <Link href={staffPagePaths.interviewRound(jobId, round.id)}>
                Side by side<span className="sr-only">: {round.name}</span>
              </Link>
            )}
          </div>
          <div className={styles['calendar-acts']}>
            <Button
              size="small"
              icon={<IconCalendarPlus aria-hidden="true" />}
              aria-label={`Lay times for ${round.name}`}
              onClick={() => onOpen({ dialog: 'lay', roundId: round.id })}
            >
              Lay times
            </Button>
            <Button
              size="small"
              icon={<IconSettings aria-hidden="true" />}
              aria-label={`Settings of ${round.name}`}
              onClick={() => onOpen({ dialog: 'round', roundId: round.id })}
            >
              Settings
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Capacity({ invited, booked, free }: JobInterviewRound) {
  const waiting = invited - booked;
  if (waiting === 0) return <p>{formatInterviewTimesCount(free)} free</p>;
  return (
    <p data-short={free < waiting || undefined}>
      {formatInterviewTimesCount(free)} free for {waiting} who {waiting === 1 ? 'has' : 'have'} none
      yet
    </p>
  );
}
