import { type JobTeamRole, jobTeamRoles } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { useState } from 'react';
import { SearchField } from '../../ui/search-field.tsx';
import type { JobDraftState } from './job-draft-autosave.ts';
import {
  filterTeamPeopleBySearch,
  createSorterOfTeamMembersFirst,
} from './order-and-search-team-people.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import teamStepStyles from './job-team-step-section.module.css';
import styles from './job-builder-editor.module.css';

const NOBODY = 'none';

const choices: Readonly<Record<JobTeamRole | typeof NOBODY, string>> = {
  [NOBODY]: 'Not on the team',
  ...jobTeamRoles,
};

/** With more people than these, one looks for a name instead of reading the list. */
const READ_AT_MOST = 12;

type Props = { state: JobDraftState; onChoose: (id: number, role: string) => void };

/** Everybody who could be on the team, those who are on it first; rows stay where they are while they change. */
export function JobTeamPicker({ state: { draft, mine }, onChoose }: Props) {
  const [order] = useState(() => createSorterOfTeamMembersFirst(draft.members, mine.parts));
  const [search, setSearch] = useState('');
  const people = order(draft.members);
  const found = filterTeamPeopleBySearch(people, search);
  const onTeam = people.filter(({ id }) => mine.parts[id] !== undefined).length;

  return (
    <div className={joinClassNames(styles['builder-card'], teamStepStyles['team'])}>
      {people.length > READ_AT_MOST && (
        <div className={teamStepStyles['team-tools']}>
          <SearchField
            className={teamStepStyles['search-field']}
            label="Search people"
            value={search}
            onSearch={setSearch}
            debounceMs={0}
          />
          <p role="status">
            {search.trim() === ''
              ? `${onTeam} of ${people.length} people are on the team`
              : `${found.length} of ${people.length} people match`}
          </p>
        </div>
      )}
      <fieldset disabled={!draft.may.edit}>
        <legend className="sr-only">People on this role</legend>
        <ul>
          {found.map((member) => (
            <Person
              key={member.id}
              member={member}
              part={mine.parts[member.id] ?? NOBODY}
              onChoose={(role) => onChoose(member.id, role)}
            />
          ))}
        </ul>
      </fieldset>
      {found.length === 0 && (
        <p className={teamStepStyles['team-none']}>
          Nobody in your organisation matches “{search.trim()}”. An admin can invite them under
          Settings, Users and permissions.
        </p>
      )}
    </div>
  );
}

type PersonProps = {
  member: JobDraft['members'][number];
  part: JobTeamRole | typeof NOBODY;
  onChoose: (role: string) => void;
};

function Person({ member, part, onChoose }: PersonProps) {
  return (
    <li className={teamStepStyles['team-person']}>
      <label htmlFor={`part-${member.id}`}>
        <bdi>{member.name}</bdi>
        {member.jobTitle && <small>{member.jobTitle}</small>}
      </label>
      <select
        id={`part-${member.id}`}
        className={
          part === NOBODY
            ? joinClassNames(teamStepStyles['builder-select'], teamStepStyles['is-quiet'])
            : teamStepStyles['builder-select']
        }
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
