import {
  changeInterviewSlotEndpoint,
  type InterviewSlot,
} from '@evenhand/contract/interviews/interview-slots.ts';
import { type FormEvent, useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  formatFieldTimeInZone,
  parseFieldTimeInZone,
} from '../../parts/time/format-and-parse-date-time-field-in-zone.ts';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { InterviewClashReasonField } from './interview-clash-reason-field.tsx';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import {
  InterviewPanelMembersField,
  type InterviewPanelPerson,
  mergeTeamAndOtherPanelMembers,
} from './interview-panel-members-field.tsx';
import { InterviewVenueSelect } from './interview-venue-select.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  slot: InterviewSlot;
  team: readonly InterviewPanelPerson[];
  zone: string;
  onBack: () => void;
  onDone: () => void;
};

/** Another start, room or panel for a time that is laid; whoever has booked it goes with it. */
export function ChangeInterviewSlotForm({ jobId, slot, team, zone, onBack, onDone }: Props) {
  const [start, setStart] = useState(() => formatFieldTimeInZone(slot.startsAt, zone));
  const [panel, setPanel] = useState(() => slot.panel.map(({ id }) => id));
  const [room, setRoom] = useState<{ id: number; name?: string } | null>(slot.room);
  const [reason, setReason] = useState('');
  const [isStartMissing, setStartMissing] = useState(false);
  const save = useEndpointMutation(changeInterviewSlotEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const fields = save.error?.problem.fields ?? {};

  function submit(event: FormEvent) {
    event.preventDefault();
    const startsAt = parseFieldTimeInZone(start, zone);
    setStartMissing(startsAt === null);
    if (startsAt === null) return;
    save.mutate(
      {
        params: { id: jobId, slotId: slot.id },
        body: {
          startsAt: startsAt.toISOString(),
          roomId: room?.id ?? null,
          panel,
          version: slot.version,
          ...(reason !== '' && { forceReason: reason }),
        },
      },
      {
        onSuccess: () => {
          showToast({
            text: slot.interview === null ? 'The time is changed.' : 'Changed. All are told.',
          });
          onDone();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      {slot.interview !== null && (
        <p className={styles['dialog-warning']}>
          {slot.interview.ref} has booked this time. They and the panel get an e-mail about the
          change.
        </p>
      )}
      <TextInputField
        data-first
        label={`Begins, ${cityOfTimeZone(zone)} time`}
        type="datetime-local"
        value={start}
        error={isStartMissing ? 'Say when it begins.' : fields['startsAt']}
        onChange={({ currentTarget: { value } }) => setStart(value)}
      />
      <InterviewVenueSelect
        chosen={room}
        error={fields['roomId']}
        onChoose={(id) => setRoom(id === null ? null : id === slot.room?.id ? slot.room : { id })}
      />
      <InterviewPanelMembersField
        people={mergeTeamAndOtherPanelMembers(team, slot.panel)}
        chosen={panel}
        error={fields['panel']}
        onChoose={setPanel}
      />
      <InterviewClashReasonField error={save.error} reason={reason} onChange={setReason} />
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onBack}>Back</Button>
        <Button look="primary" type="submit" busy={save.isPending}>
          Change time
        </Button>
      </div>
    </form>
  );
}
