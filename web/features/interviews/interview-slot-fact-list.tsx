import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { BusyPanelMembersOfSlots } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { BusyPanelMemberLines } from './busy-panel-members-note.tsx';
import { describeBusyPanelMembers } from './describe-busy-panel-members.ts';
import styles from './interview-dialogs.module.css';

type Props = {
  slot: InterviewSlot;
  roundName: string;
  busyPanel: BusyPanelMembersOfSlots;
  now: Date;
};

/** Round, length, room and panel of a time, and what is amiss with it. */
export function InterviewSlotFactList({ slot, roundName, busyPanel, now }: Props) {
  const { minutes, room, panel, openSeats, isForced } = slot;
  return (
    <div>
      <p>
        {roundName} · {minutes} minutes{room && ` · ${room.name}`}
      </p>
      <p className={styles['dialog-meta']}>
        Panel: {panel.length > 0 ? panel.map(({ name }) => name).join(', ') : 'nobody'}
      </p>
      {openSeats > 0 && (
        <p>
          {pluraliseCount(openSeats, 'seat')} to fill: somebody has left. Change the panel to fill
          it.
        </p>
      )}
      {slot.startsAt > now && (
        <BusyPanelMemberLines
          lines={describeBusyPanelMembers(
            {
              calendars: busyPanel.calendars.filter(({ memberId }) =>
                panel.some(({ id }) => id === memberId),
              ),
              busy: busyPanel.busy.filter(({ slotId }) => slotId === slot.id),
            },
            { times: 1, now },
          )}
        />
      )}
      {isForced && <p>Somebody or the room is used here though they are taken.</p>}
    </div>
  );
}
