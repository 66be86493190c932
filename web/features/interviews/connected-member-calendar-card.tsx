import {
  findMemberCalendarEndpoint,
  type MemberCalendar,
  type readMemberCalendarNowEndpoint,
  removeMemberCalendarEndpoint,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import { useState } from 'react';
import {
  type EndpointMutation,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatTimeAgo } from '../../parts/time/format-time-ago.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { memberCalendarProblemWords } from './member-calendar-problem-words.ts';
import dialogStyles from '../../ui/dialog.module.css';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';
import styles from './interview-dialogs.module.css';

type Props = {
  calendar: MemberCalendar;
  now: Date;
  read: EndpointMutation<typeof readMemberCalendarNowEndpoint>;
};

/** What came of reading it, to be tried at once and to be forgotten. */
export function ConnectedMemberCalendarCard({ calendar, now, read }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  const { kind, host, setAt, failure } = calendar;
  return (
    <div className={styles['dialog-form']}>
      <div>
        <p>
          <strong>{host}</strong>, {kind === 'ics' ? 'by a secret address' : 'by CalDAV'}, connected
          on {formatDayOfMomentShort(setAt)}.
        </p>
        <p role="status">{read.isPending ? 'Being read …' : readInWords(calendar, now)}</p>
      </div>
      {failure && <ErrorNote>{memberCalendarProblemWords[failure.problem]}</ErrorNote>}
      {read.error && <ErrorNote>{read.error.message}</ErrorNote>}
      <div className={settingsPartStyles['settings-acts']}>
        <Button size="small" busy={read.isPending} onClick={() => read.mutate({})}>
          Try it now
        </Button>
        <Button size="small" onClick={() => setRemoving(true)}>
          Disconnect
        </Button>
      </div>
      {isRemoving && <DisconnectDialog host={host} onClose={() => setRemoving(false)} />}
    </div>
  );
}

function readInWords({ readAt, triedAt, failure, busyTimes }: MemberCalendar, now: Date): string {
  if (triedAt === null) return 'It was not read yet.';
  const last =
    readAt === null ? 'It could never be read' : `Last read ${formatTimeAgo(readAt, now)}`;
  if (failure !== null)
    return `${last}; failing since ${formatTimeOfDay(failure.since)} on ${formatDayOfMomentShort(failure.since)}.`;
  return busyTimes === 0
    ? `${last}: you are not busy in the next six months.`
    : `${last}: you are busy ${pluraliseCount(busyTimes, 'time')} in the next six months.`;
}

function DisconnectDialog({ host, onClose }: { host: string; onClose: () => void }) {
  const remove = useEndpointMutation(removeMemberCalendarEndpoint, {
    refreshes: [findMemberCalendarEndpoint],
  });

  function disconnect() {
    remove.mutate({}, { onSuccess: () => showToast({ text: 'Calendar disconnected.' }) });
  }

  return (
    <Dialog title="Disconnect this calendar?" onClose={onClose}>
      <div className={styles['dialog-form']}>
        <p>
          We forget its address and when you are busy, and ask {host} no more. Whoever lays times is
          not warned any longer.
        </p>
        {remove.error && <ErrorNote>{remove.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={disconnect}>
            Disconnect
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
