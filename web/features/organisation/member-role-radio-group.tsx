import {
  type MemberRole,
  memberRoleFacts,
} from '@evenhand/contract/organisation/member-role-facts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './member-list-section.module.css';

type Props = { role: MemberRole; onChoose: (role: MemberRole) => void };

// The keys of a record of roles are roles.
const choices = Object.keys(memberRoleFacts) as MemberRole[];

export function MemberRoleRadioGroup({ role, onChoose }: Props) {
  return (
    <fieldset className={styles['role-choice']}>
      <legend>Permission</legend>
      {choices.map((choice) => (
        <div key={choice}>
          <Checkbox
            exclusive
            name="role"
            label={memberRoleFacts[choice].words}
            aria-describedby={`role-${choice}`}
            checked={role === choice}
            onChange={() => onChoose(choice)}
          />
          <p id={`role-${choice}`}>{memberRoleFacts[choice].explanation}</p>
        </div>
      ))}
    </fieldset>
  );
}
