import {
  changeInterviewRoundEndpoint,
  findInterviewRoundEndpoint,
  type InterviewRoundSettings,
  interviewModeWords,
  interviewModes,
} from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import { type FormEvent, useState } from 'react';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { StaleDraftNote } from '../../ui/stale-draft-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { WholeNumberField } from './whole-number-field.tsx';
import {
  InterviewPanelMembersField,
  type InterviewPanelPerson,
  mergeTeamAndOtherPanelMembers,
} from './interview-panel-members-field.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  round: { id: number; name: string };
  team: readonly InterviewPanelPerson[];
  onClose: () => void;
};

/** How a round of interviews is held. */
export function InterviewRoundSettingsDialog({ jobId, round, team, onClose }: Props) {
  const settings = useEndpointQuery(findInterviewRoundEndpoint, {
    params: { id: jobId, roundId: round.id },
  });
  return (
    <Dialog title={`How is “${round.name}” held?`} onClose={onClose} isWide>
      <LoadedContentOrFailure
        call={settings}
        what="this round"
        skeleton={<Skeleton width="100%" height={420} />}
      >
        {(data) => <SettingsForm jobId={jobId} settings={data} team={team} onClose={onClose} />}
      </LoadedContentOrFailure>
    </Dialog>
  );
}

type FormProps = Omit<Props, 'round'> & { settings: InterviewRoundSettings };

function SettingsForm({ jobId, settings, team, onClose }: FormProps) {
  const { id: roundId, version, panel: before } = settings;
  const [wish, setWish] = useState(() => wishOf(settings));
  const [begunWith, setBegunWith] = useState(version);
  const save = useEndpointMutation(changeInterviewRoundEndpoint, {
    refreshes: [findInterviewRoundEndpoint, ...interviewEndpointsToRefresh],
  });
  const fields = save.error?.problem.fields ?? {};
  const change = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });
  const inactive = before.filter(({ isActive }) => !isActive);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(
      // Of an older one they have read below that theirs are replaced.
      { params: { id: jobId, roundId }, body: { ...wish, version } },
      {
        onSuccess: () => {
          showToast({ text: 'Saved. Times that are laid keep the panel they have.' });
          onClose();
        },
      },
    );
  }

  function takeTheirs() {
    setWish(wishOf(settings));
    setBegunWith(version);
    save.reset();
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
      {version !== begunWith && <StaleDraftNote onTakeTheirs={takeTheirs} />}
      <SelectField
        label="How"
        value={wish.mode}
        onChange={({ currentTarget: { value } }) => {
          const mode = interviewModes.find((each) => each === value);
          if (mode !== undefined) change({ mode });
        }}
      >
        {interviewModes.map((mode) => (
          <option key={mode} value={mode}>
            {interviewModeWords[mode].words}
          </option>
        ))}
      </SelectField>
      <TextInputField
        label={interviewModeWords[wish.mode].placeWords}
        hint="Whoever is invited sees it. Whoever has booked, and the panel, hear of a change by e-mail."
        value={wish.place}
        error={fields['place']}
        onChange={({ currentTarget: { value } }) => change({ place: value })}
      />
      <TextArea
        label="Instructions for candidates (optional)"
        value={wish.instructions}
        error={fields['instructions']}
        rows={4}
        onChange={({ currentTarget: { value } }) => change({ instructions: value })}
      />
      {inactive.length > 0 && (
        <p className={styles['dialog-warning']}>
          {inactive.map(({ name }) => name).join(', ')} can no longer log in. Choose somebody else
          for the panel.
        </p>
      )}
      <InterviewPanelMembersField
        people={mergeTeamAndOtherPanelMembers(team, before)}
        chosen={wish.panel}
        error={fields['panel']}
        onChoose={(panel) => change({ panel })}
      />
      <div className={styles['dialog-pair']}>
        <WholeNumberField
          label="Notice, in hours"
          hint="No time is booked later than this before it begins."
          value={wish.noticeHours}
          error={fields['noticeHours']}
          onChange={(noticeHours) => change({ noticeHours })}
        />
        <WholeNumberField
          label="Freeze, in hours"
          hint="Nor moved or cancelled by its candidate later than this."
          value={wish.freezeHours}
          error={fields['freezeHours']}
          onChange={(freezeHours) => change({ freezeHours })}
        />
        <WholeNumberField
          label="Moves"
          hint="How often a candidate may move their time."
          value={wish.moves}
          error={fields['moves']}
          onChange={(moves) => change({ moves })}
        />
        <WholeNumberField
          label="Wash-up, in minutes"
          hint="For the panel, after each interview."
          value={wish.washUpMinutes}
          error={fields['washUpMinutes']}
          onChange={(washUpMinutes) => change({ washUpMinutes })}
        />
      </div>
      <SwitchField
        label="The panel sees the candidate’s written answers"
        says="Never a score or a note of an earlier stage."
        checked={wish.showsAnswers}
        onChange={({ currentTarget: { checked } }) => change({ showsAnswers: checked })}
      />
      {save.error && !save.error.problem.fields && <ErrorNote>{save.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" type="submit" busy={save.isPending}>
          Save round
        </Button>
      </div>
    </form>
  );
}

function wishOf(settings: InterviewRoundSettings) {
  const { id: _id, name: _name, minutes: _minutes, version: _version, panel, ...given } = settings;
  return { ...given, panel: panel.map(({ id }) => id) };
}
