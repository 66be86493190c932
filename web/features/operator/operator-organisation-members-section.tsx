import type { OperatorOrganisationMember } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import operatorStyles from './operator.module.css';
import styles from './operator-organisation-members-section.module.css';

type Props = {
  people: readonly OperatorOrganisationMember[];
  /** In another cell, where alone something can be done for them. */
  isElsewhere: boolean;
  /** Why nobody's eyes are open to support, where that is so. */
  whyClosed: string | undefined;
  onChoose: (person: OperatorOrganisationMember) => void;
  onResetTwoFactor: (person: OperatorOrganisationMember) => void;
};

export function OperatorOrganisationMembersSection({
  people,
  isElsewhere,
  whyClosed,
  onChoose,
  onResetTwoFactor,
}: Props) {
  return (
    <section className={operatorStyles['operator-card']} aria-labelledby="operator-people">
      <h2 id="operator-people">People</h2>
      {!isElsewhere && (
        <p className={operatorStyles['operator-says']}>
          {whyClosed ??
            'Look through somebody’s eyes to see what they see, for at most 60 minutes. Names of candidates stay sealed, and each step is in the organisation’s audit trail.'}
        </p>
      )}
      {people.length > 0 && !people.some(canHelp) && (
        <p className={operatorStyles['operator-says']}>
          No admin here can log in: those who were invited have not chosen a password yet.
        </p>
      )}
      {people.length === 0 ? (
        <p className={operatorStyles['operator-none']}>Nobody works here.</p>
      ) : (
        <ul className={styles['operator-people']}>
          {people.map((person) => (
            <li key={person.id}>
              <div>
                <h3>
                  {person.name}{' '}
                  {person.role === 'ADMIN' && <StatusTag colour="blue">Admin</StatusTag>}
                  {person.invited && <StatusTag colour="yellow">Invited</StatusTag>}
                  {person.deactivated && <StatusTag colour="disabled">Deactivated</StatusTag>}
                  {person.operator && <StatusTag colour="purple">Operator</StatusTag>}
                </h3>
                <p>{person.email}</p>
              </div>
              {!isElsewhere && (
                <div className={styles['operator-person-acts']}>
                  {person.mayResetTwoFactor && (
                    <Button
                      size="small"
                      aria-label={`Reset two-factor: ${person.name}`}
                      onClick={() => onResetTwoFactor(person)}
                    >
                      Reset two-factor
                    </Button>
                  )}
                  {!whyClosed && !person.deactivated && !person.operator && (
                    <Button
                      size="small"
                      aria-label={`Look through their eyes: ${person.name}`}
                      onClick={() => onChoose(person)}
                    >
                      Look through their eyes
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** An admin who can log in. */
const canHelp = ({ role, invited, deactivated }: OperatorOrganisationMember) =>
  role === 'ADMIN' && !invited && !deactivated;
