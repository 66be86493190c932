import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './member-list-section.module.css';

type MemberRole = 'ADMIN' | 'MEMBER';
type Props = { role: MemberRole; onChoose: (role: MemberRole) => void };

const choices = [
  { role: 'MEMBER', words: 'Member', says: 'Sees the roles they have a part in.' },
  { role: 'ADMIN', words: 'Admin', says: 'Sees every role, all settings and all people.' },
] as const;

export function MemberRoleChoice({ role, onChoose }: Props) {
  return (
    <fieldset className={styles['role-choice']}>
      <legend>Permission</legend>
      {choices.map((choice) => (
        <div key={choice.role}>
          <Checkbox
            exclusive
            name="role"
            label={choice.words}
            aria-describedby={`role-${choice.role}`}
            checked={role === choice.role}
            onChange={() => onChoose(choice.role)}
          />
          <p id={`role-${choice.role}`}>{choice.says}</p>
        </div>
      ))}
    </fieldset>
  );
}
