import { busyInShort } from './busy-panel-words.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { interviewHoursWords } from './interview-time-words.ts';
import { intervieweeWords } from './interviewee-words.ts';
import { interviewStateWord } from './job-interview-days.ts';
import styles from './interview-week.module.css';

type Props = Pick<CalendarFacts, 'rounds' | 'busyPanel' | 'zone' | 'now' | 'onOpen'> & {
  entry: CalendarEntry;
};

/** Of these nothing can be done, or not here. */
const idleStates = new Set(['Not used', 'Booked', 'Withdrawn']);

/** One time of a week, which opens what can be done with it. */
export function WeekEntry({ entry, rounds, busyPanel, zone, now, onOpen }: Props) {
  const { slot, interview, startsAt, roundId } = entry;
  const who = interview === null ? slot?.interview?.ref : intervieweeWords(interview);
  const state =
    interview !== null
      ? interviewStateWord({ ...interview, startsAt }, now)
      : who !== undefined
        ? 'Booked'
        : slot !== null && slot.withdrawnAt !== null
          ? 'Withdrawn'
          : startsAt > now
            ? 'Free'
            : 'Not used';
  const round = rounds.length > 1 && rounds.find(({ id }) => id === roundId)?.name;
  const busy = busyInShort(busyPanel.busy.filter(({ slotId }) => slotId === slot?.id));
  const more = [round, slot?.room?.name, slot && slot.openSeats > 0 && 'A seat to fill', busy]
    .filter(Boolean)
    .join(' · ');
  const words = (
    <>
      <time dateTime={startsAt.toISOString()}>{interviewHoursWords(entry, zone)}</time>
      {who !== undefined && <strong>{who}</strong>}
      <span>{state}</span>
      {more !== '' && <span>{more}</span>}
    </>
  );

  function open() {
    if (interview !== null) onOpen({ dialog: 'interview', interviewId: interview.id, slot });
    else if (slot !== null) onOpen({ dialog: 'slot', slot });
  }

  return (
    <li className={styles['week-entry']} data-state={state}>
      {idleStates.has(state) ? (
        <div>{words}</div>
      ) : (
        <button type="button" onClick={open}>
          {words}
        </button>
      )}
    </li>
  );
}
