import { describeBusyPanelMembersInShort } from './describe-busy-panel-members.ts';
import type { InterviewCalendarEntryData } from './interview-calendar-entries-and-days.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { formatInterviewHours } from './format-interview-day-hours-zone-and-times-count.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import { findInterviewStateWord } from './group-interviews-by-day-with-state-and-day-words.ts';
import styles from './interview-calendar-week-grid.module.css';

type Props = Pick<JobInterviewCalendarData, 'rounds' | 'busyPanel' | 'zone' | 'now' | 'onOpen'> & {
  entry: InterviewCalendarEntryData;
};

/** Of these nothing can be done, or not here. */
const idleStates = new Set(['Not used', 'Booked', 'Withdrawn']);

/** One time of a week, which opens what can be done with it. */
export function InterviewCalendarWeekEntryButton({
  entry,
  rounds,
  busyPanel,
  zone,
  now,
  onOpen,
}: Props) {
  const { slot, interview, startsAt, roundId } = entry;
  const who = interview === null ? slot?.interview?.ref : intervieweeNameOrReference(interview);
  const state =
    interview !== null
      ? findInterviewStateWord({ ...interview, startsAt }, now)
      : who !== undefined
        ? 'Booked'
        : slot !== null && slot.withdrawnAt !== null
          ? 'Withdrawn'
          : startsAt > now
            ? 'Free'
            : 'Not used';
  const round = rounds.length > 1 && rounds.find(({ id }) => id === roundId)?.name;
  const busy = describeBusyPanelMembersInShort(
    busyPanel.busy.filter(({ slotId }) => slotId === slot?.id),
  );
  const more = [round, slot?.room?.name, slot && slot.openSeats > 0 && 'A seat to fill', busy]
    .filter(Boolean)
    .join(' · ');
  const words = (
    <>
      <time dateTime={startsAt.toISOString()}>{formatInterviewHours(entry, zone)}</time>
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
