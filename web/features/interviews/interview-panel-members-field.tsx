import { INTERVIEW_PANEL_MEMBERS_MAX } from '@evenhand/contract/interviews/interview-round-settings-endpoints.ts';
import { useId } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './interview-dialogs.module.css';

export type InterviewPanelPerson = { id: number; name: string };

type Props = {
  /** Who can be chosen: the role's team, and whoever is on this panel already. */
  people: readonly InterviewPanelPerson[];
  chosen: readonly number[];
  error?: string | undefined;
  onChoose: (chosen: number[]) => void;
};

/** Who holds an interview. */
export function InterviewPanelMembersField({ people, chosen, error, onChoose }: Props) {
  const id = useId();
  return (
    <fieldset className={styles['dialog-group']} aria-describedby={`${id}-hint ${id}-error`}>
      <legend>Panel</legend>
      <p className={fieldStyles['field-hint']} id={`${id}-hint`}>
        Up to {INTERVIEW_PANEL_MEMBERS_MAX} people of this role’s team.
      </p>
      <div className={styles['dialog-choices']}>
        {people.map((person) => (
          <Checkbox
            key={person.id}
            label={person.name}
            checked={chosen.includes(person.id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(
                checked ? [...chosen, person.id] : chosen.filter((each) => each !== person.id),
              )
            }
          />
        ))}
      </div>
      {people.length === 0 && <p>Nobody is on the team of this role yet.</p>}
      <p className={fieldStyles['field-error']} id={`${id}-error`}>
        {error}
      </p>
    </fieldset>
  );
}

/** The team first; whoever sits on the panel and left the team stays to be seen. */
export function mergeTeamAndOtherPanelMembers(
  team: readonly InterviewPanelPerson[],
  panel: readonly InterviewPanelPerson[],
): InterviewPanelPerson[] {
  const others = panel.filter(({ id }) => !team.some((each) => each.id === id));
  return [...team, ...others].map(({ id, name }) => ({ id, name }));
}
