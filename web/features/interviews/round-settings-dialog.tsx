import {
  changeInterviewRound,
  findInterviewRound,
  type InterviewRoundSettings,
  interviewModeFacts,
  interviewModes,
} from '@evenhand/contract/interviews/interview-rounds.ts';
import { type FormEvent, useState } from 'react';
import { useCall, useCommand } from '../../net/use-call-and-command.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { NumberField } from './number-field.tsx';
import { PanelField, type PanelPerson, peopleForPanel } from './panel-field.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  round: { id: number; name: string };
  team: readonly PanelPerson[];
  onClose: () => void;
};

/** How a round of interviews is held. */
export function RoundSettingsDialog({ jobId, round, team, onClose }: Props) {
  const settings = useCall(findInterviewRound, { params: { id: jobId, roundId: round.id } });
  return (
    <Dialog title={`How is “${round.name}” held?`} onClose={onClose} isWide>
      <LoadedContent
        call={settings}
        what="this round"
        skeleton={<Skeleton width="100%" height={420} />}
      >
        {(data) => (
          <SettingsForm
            key={data.version}
            jobId={jobId}
            settings={data}
            team={team}
            onClose={onClose}
          />
        )}
      </LoadedContent>
    </Dialog>
  );
}

type FormProps = Omit<Props, 'round'> & { settings: InterviewRoundSettings };

function SettingsForm({ jobId, settings, team, onClose }: FormProps) {
  const { id: roundId, name: _name, minutes: _minutes, panel: before, ...given } = settings;
  const [wish, setWish] = useState({ ...given, panel: before.map(({ id }) => id) });
  const save = useCommand(changeInterviewRound, {
    refreshes: [findInterviewRound, ...interviewEndpointsToRefresh],
  });
  const fields = save.error?.problem.fields ?? {};
  const change = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });
  const inactive = before.filter(({ isActive }) => !isActive);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(
      { params: { id: jobId, roundId }, body: wish },
      {
        onSuccess: () => {
          showToast({ text: 'Saved. Times that are laid keep the panel they have.' });
          onClose();
        },
      },
    );
  }

  return (
    <form className={styles['dialog-form']} onSubmit={submit} noValidate>
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
            {interviewModeFacts[mode].words}
          </option>
        ))}
      </SelectField>
      <Field
        label={interviewModeFacts[wish.mode].placeWords}
        hint="Only those who have booked, and the panel, are told."
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
      <PanelField
        people={peopleForPanel(team, before)}
        chosen={wish.panel}
        error={fields['panel']}
        onChoose={(panel) => change({ panel })}
      />
      <div className={styles['dialog-pair']}>
        <NumberField
          label="Notice, in hours"
          hint="No time is booked later than this before it begins."
          value={wish.noticeHours}
          error={fields['noticeHours']}
          onChange={(noticeHours) => change({ noticeHours })}
        />
        <NumberField
          label="Freeze, in hours"
          hint="Nor moved or cancelled by its candidate later than this."
          value={wish.freezeHours}
          error={fields['freezeHours']}
          onChange={(freezeHours) => change({ freezeHours })}
        />
        <NumberField
          label="Moves"
          hint="How often a candidate may move their time."
          value={wish.moves}
          error={fields['moves']}
          onChange={(moves) => change({ moves })}
        />
        <NumberField
          label="Wash-up, in minutes"
          hint="For the panel, after each interview."
          value={wish.washUpMinutes}
          error={fields['washUpMinutes']}
          onChange={(washUpMinutes) => change({ washUpMinutes })}
        />
      </div>
      <Switch
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
