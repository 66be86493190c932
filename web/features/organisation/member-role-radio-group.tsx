import { type MemberRole, memberRoles } from '@evenhand/contract/organisation/member-roles.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './member-list-section.module.css';

type Props = { role: MemberRole; onChoose: (role: MemberRole) => void };

// The keys of a record of roles are roles.
const choices = Object.keys(memberRoles) as MemberRole[];

export function MemberRoleRadioGroup({ role, onChoose }: Props) {
  return (
    <fieldset className={styles['role-choice']}>
      <legend>Permission</legend>
      {choices.map((choice) => (
        <div key={choice}>
          <Checkbox
            exclusive
            name="role"
            label={memberRoles[choice].words}
            aria-describedby={`role-${choice}`}
            checked={role === choice}
            onChange={() => onChoose(choice)}
          />
          <p id={`role-${choice}`}>{memberRoles[choice].explanation}</p>
        </div>
      ))}
    </fieldset>
  );
}
