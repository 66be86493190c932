import './team-step.css';
import type { JobDraft } from '@evenhand/contract/builder.ts';
import { Field } from '../../ui/field.tsx';
import type { TeamRole } from './draft-values.ts';
import type { StepProps } from './step-props.ts';

const NOBODY = 'none';

const choices: Readonly<Record<TeamRole | typeof NOBODY, string>> = {
  [NOBODY]: 'Not on the team',
  admin: 'Runs this role',
  reviewer: 'Reviews answers',
  observer: 'Observes',
};

export function TeamStep({ state, keeper }: StepProps) {
  const { draft, mine, errors } = state;

  function choose(id: number, role: string) {
    const others = Object.entries(mine.parts).filter(([each]) => Number(each) !== id);
    keeper.change({
      parts: Object.fromEntries(isTeamRole(role) ? [...others, [id, role]] : others),
    });
  }

  return (
    <>
      <header className="builder-head">
        <h1>Team</h1>
        <p>
          Reviewers score answers without knowing who wrote them. Two or more see more than one.
        </p>
      </header>
      {errors['parts'] && (
        <p className="field-error" role="alert">
          {errors['parts']}
        </p>
      )}
      <fieldset className="builder-card team" disabled={!draft.may.edit}>
        <legend className="sr-only">People on this role</legend>
        <ul>
          {draft.members.map((member) => (
            <Person
              key={member.id}
              member={member}
              part={mine.parts[member.id] ?? NOBODY}
              onChoose={(role) => choose(member.id, role)}
            />
          ))}
        </ul>
      </fieldset>
      <fieldset className="builder-card builder-form team-reviews" disabled={!draft.may.edit}>
        <legend className="sr-only">Reviews</legend>
        <Field
          type="number"
          label="Reviews per answer"
          hint="How many people score each answer. Three is a good balance."
          min={1}
          max={10}
          inputMode="numeric"
          value={mine.reviewsPerAnswer === 0 ? '' : mine.reviewsPerAnswer}
          error={errors['reviewsPerAnswer']}
          onChange={(event) =>
            keeper.change({ reviewsPerAnswer: Math.trunc(Number(event.currentTarget.value)) || 0 })
          }
        />
      </fieldset>
    </>
  );
}

type PersonProps = {
  member: JobDraft['members'][number];
  part: TeamRole | typeof NOBODY;
  onChoose: (role: string) => void;
};

function Person({ member, part, onChoose }: PersonProps) {
  return (
    <li className="team-person">
      <label htmlFor={`part-${member.id}`}>
        {member.name}
        {member.jobTitle && <small>{member.jobTitle}</small>}
      </label>
      <select
        id={`part-${member.id}`}
        className={part === NOBODY ? 'builder-select is-quiet' : 'builder-select'}
        value={part}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {Object.entries(choices).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </li>
  );
}

function isTeamRole(role: string): role is TeamRole {
  return role === 'admin' || role === 'reviewer' || role === 'observer';
}
