import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { describeBusyPanelMembersInShort } from './describe-busy-panel-members.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { formatClockTimeInZone } from './calculate-and-format-interview-days-and-zones.ts';
import { formatInterviewTimesCount } from './format-interview-day-hours-zone-and-times-count.ts';
import styles from './job-interview-calendar-panel.module.css';

type Props = Pick<JobInterviewCalendarData, 'rounds' | 'busyPanel' | 'zone' | 'onOpen'> & {
  free: readonly InterviewSlot[];
};

/** What can still be booked on a day, short: there may be forty of them. */
export function FreeInterviewTimesOfDayList({ free, rounds, busyPanel, zone, onOpen }: Props) {
  return (
    <div className={styles['calendar-free']}>
      <p>
        {formatInterviewTimesCount(free.length)} free{' '}
        <Button
          look="link"
          size="small"
          onClick={() => onOpen({ dialog: 'withdraw', slotIds: free.map(({ id }) => id) })}
        >
          Withdraw {free.length === 1 ? 'it' : 'all of this day'}
        </Button>
      </p>
      <ul>
        {free.map((slot) => (
          <li key={slot.id}>
            <Button size="small" onClick={() => onOpen({ dialog: 'slot', slot })}>
              <time dateTime={slot.startsAt.toISOString()}>
                {formatClockTimeInZone(slot.startsAt, zone)}
              </time>
              <span className={styles['calendar-free-more']}>
                {moreOf(slot, rounds, busyPanel.busy)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type WithdrawnProps = Pick<JobInterviewCalendarData, 'rounds' | 'zone'> & {
  withdrawn: readonly InterviewSlot[];
};

/** What is offered to nobody any more: nothing can be done with it. */
export function WithdrawnInterviewTimesOfDayList({ withdrawn, rounds, zone }: WithdrawnProps) {
  return (
    <div className={styles['calendar-free']}>
      <p>{formatInterviewTimesCount(withdrawn.length)} withdrawn</p>
      <ul className={styles['calendar-withdrawn']}>
        {withdrawn.map((slot) => (
          <li key={slot.id}>
            <time dateTime={slot.startsAt.toISOString()}>
              {formatClockTimeInZone(slot.startsAt, zone)}
            </time>{' '}
            <span className={styles['calendar-free-more']}>{moreOf(slot, rounds)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is not the same for all of them. */
function moreOf(
  slot: InterviewSlot,
  rounds: Props['rounds'],
  busy: Props['busyPanel']['busy'] = [],
): string {
  const round = rounds.find(({ id }) => id === slot.roundId);
  return [
    round && rounds.length > 1 && round.name,
    round && slot.minutes !== round.minutes && `${slot.minutes} min`,
    slot.room?.name,
    slot.openSeats > 0 && 'a seat to fill',
    slot.isForced && 'forced',
    describeBusyPanelMembersInShort(busy.filter(({ slotId }) => slotId === slot.id)),
  ]
    .filter(Boolean)
    .join(' · ');
}
