import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import styles from './interview-dialogs.module.css';

type Props = { slot: InterviewSlot; roundName: string };

/** Round, length, room and panel of a time, and what is amiss with it. */
export function SlotFacts({ slot, roundName }: Props) {
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
          {pluralise(openSeats, 'seat')} to fill: somebody has left. Change the panel to fill it.
        </p>
      )}
      {isForced && <p>Somebody or the room is used here though they are taken.</p>}
    </div>
  );
}
