import {
  findInterviewRoundEndpoint,
  type InterviewRoundSettings,
} from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import { createInterviewSlotsEndpoint } from '@evenhand/contract/interviews/interview-slots.ts';
import { type FormEvent, useState } from 'react';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { parseFieldTimeInZone } from '../../parts/time/format-and-parse-date-time-field-in-zone.ts';
import { cityOfTimeZone } from '../../ui/city-of-time-zone.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { BusyPanelMembersNote } from './busy-panel-members-note.tsx';
import { InterviewClashReasonField } from './interview-clash-reason-field.tsx';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { WholeNumberField } from './whole-number-field.tsx';
import {
  InterviewPanelMembersField,
  type InterviewPanelPerson,
  mergeTeamAndOtherPanelMembers,
} from './interview-panel-members-field.tsx';
import {
  InterviewTimeRangeFields,
  type InterviewTimeRange,
} from './interview-time-range-fields.tsx';
import { InterviewVenueSelect } from './interview-venue-select.tsx';
import { countInterviewTimesOfRange } from './count-interview-times-of-range.ts';
import { formatInterviewTimesCount } from './format-interview-day-hours-zone-and-times-count.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  round: { id: number; name: string };
  team: readonly InterviewPanelPerson[];
  zone: string;
  /** In that zone, the day that is offered at first. */
  firstDay: string;
  onClose: () => void;
};

/** Times at which candidates can be met, many at once or a single one. */
export function CreateInterviewTimesDialog({ round, jobId, onClose, ...props }: Props) {
  const settings = useEndpointQuery(findInterviewRoundEndpoint, {
    params: { id: jobId, roundId: round.id },
  });
  return (
    <Dialog title={`Lay times for “${round.name}”`} onClose={onClose} isWide>
      <LoadedContentOrFailure
        call={settings}
        what="this round"
        skeleton={<Skeleton width="100%" height={420} />}
      >
        {(data) => <LayForm jobId={jobId} settings={data} onClose={onClose} {...props} />}
      </LoadedContentOrFailure>
    </Dialog>
  );
}

type FormProps = Omit<Props, 'round'> & { settings: InterviewRoundSettings };

function LayForm({ jobId, settings, team, zone, firstDay, onClose }: FormProps) {
  const [isSingle, setSingle] = useState(false);
  const [range, setRange] = useState<InterviewTimeRange>({
    from: firstDay,
    until: firstDay,
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
    gapMinutes: settings.washUpMinutes,
  });
  const [start, setStart] = useState(`${firstDay}T09:00`);
  const [minutes, setMinutes] = useState(settings.minutes);
  const [panel, setPanel] = useState(() => settings.panel.map(({ id }) => id));
  const [roomId, setRoomId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isStartMissing, setStartMissing] = useState(false);
  const lay = useEndpointMutation(createInterviewSlotsEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const fields = lay.error?.problem.fields ?? {};

  const startsAt = parseFieldTimeInZone(start, zone);
  const counted = countInterviewTimesOfRange({ ...range, minutes });
  const count = isSingle ? 1 : counted === null ? 0 : counted.days * counted.eachDay;

  function submit(event: FormEvent) {
    event.preventDefault();
    const places = { minutes, panel, roomId, ...(reason !== '' && { forceReason: reason }) };
    setStartMissing(isSingle && startsAt === null);
    if (isSingle && startsAt === null) return;
    lay.mutate(
      {
        params: { id: jobId, roundId: settings.id },
        body:
          isSingle && startsAt !== null
            ? { kind: 'single', startsAt: startsAt.toISOString(), ...places }
            : { kind: 'range', ...range, ...places },
      },
      {
        onSuccess: ({ laid }) => {
          showToast({ text: `${formatInterviewTimesCount(laid)} laid.` });
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      <fieldset className={styles['dialog-group']}>
        <legend>How many</legend>
        <div className={styles['dialog-choices']}>
          <Checkbox
            exclusive
            name="how-many"
            label="Several, by days and hours"
            checked={!isSingle}
            onChange={() => setSingle(false)}
          />
          <Checkbox
            exclusive
            name="how-many"
            label="A single one"
            checked={isSingle}
            onChange={() => setSingle(true)}
          />
        </div>
      </fieldset>
      <p className={styles['dialog-meta']}>
        All times are those of {cityOfTimeZone(zone)}. Nine o’clock stays nine o’clock when the
        clocks change.
      </p>
      {isSingle ? (
        <TextInputField
          label="Begins"
          type="datetime-local"
          value={start}
          error={isStartMissing ? 'Say when it begins.' : fields['startsAt']}
          onChange={({ currentTarget: { value } }) => setStart(value)}
        />
      ) : (
        <InterviewTimeRangeFields range={range} errors={fields} onChange={setRange} />
      )}
      <WholeNumberField
        label="Length, in minutes"
        hint={`This round lasts ${settings.minutes}. Whoever needs double time is offered times of ${settings.minutes * 2} only.`}
        value={minutes}
        error={fields['minutes']}
        onChange={setMinutes}
      />
      <InterviewPanelMembersField
        people={mergeTeamAndOtherPanelMembers(team, settings.panel)}
        chosen={panel}
        error={fields['panel']}
        onChoose={setPanel}
      />
      <InterviewVenueSelect
        chosen={roomId === null ? null : { id: roomId }}
        error={fields['roomId']}
        onChoose={setRoomId}
      />
      <p className={styles['dialog-count']} role="status">
        {isSingle ? 'This lays 1 time.' : rangeInWords({ ...range, minutes })}
      </p>
      {count > 0 && panel.length > 0 && minutes > 0 && (!isSingle || startsAt !== null) && (
        <BusyPanelMembersNote
          jobId={jobId}
          roundId={settings.id}
          count={count}
          times={
            isSingle && startsAt !== null
              ? { kind: 'single', startsAt: startsAt.toISOString(), minutes, panel }
              : { kind: 'range', ...range, minutes, panel }
          }
        />
      )}
      <InterviewClashReasonField error={lay.error} reason={reason} onChange={setReason} />
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" busy={lay.isPending}>
          Lay times
        </Button>
      </div>
    </form>
  );
}

function rangeInWords(range: InterviewTimeRange & { minutes: number }): string {
  const counted = countInterviewTimesOfRange(range);
  if (counted === null) return 'Fill in days, hours and length to see how many times this lays.';
  const { days, eachDay } = counted;
  if (days === 0) return 'None of these weekdays lies between the two days.';
  if (eachDay === 0) return 'No interview fits between these hours.';
  const onDays = days === 1 ? 'on one day' : `${eachDay} on each of ${days} days`;
  return `This lays ${formatInterviewTimesCount(days * eachDay)}, ${onDays}.`;
}
