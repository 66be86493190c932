import type { Person } from '@evenhand/contract/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';

type Props = {
  people: readonly Person[];
  /** Why nobody's eyes are open to support, where that is so. */
  whyClosed: string | undefined;
  onChoose: (person: Person) => void;
};

export function PeopleSection({ people, whyClosed, onChoose }: Props) {
  return (
    <section className="operator-card" aria-labelledby="operator-people">
      <h2 id="operator-people">People</h2>
      <p className="operator-says">
        {whyClosed ??
          'Look through somebody’s eyes to see what they see, for at most 60 minutes. Names of candidates stay sealed, and each step is in the organisation’s audit trail.'}
      </p>
      {people.length === 0 ? (
        <p className="operator-none">Nobody works here.</p>
      ) : (
        <ul className="operator-people">
          {people.map((person) => (
            <li key={person.id}>
              <div>
                <h3>
                  {person.name} {person.role === 'ADMIN' && <Tag colour="blue">Admin</Tag>}
                  {person.deactivated && <Tag colour="disabled">Deactivated</Tag>}
                  {person.operator && <Tag colour="purple">Operator</Tag>}
                </h3>
                <p>{person.email}</p>
              </div>
              {!whyClosed && !person.deactivated && !person.operator && (
                <Button
                  size="small"
                  aria-label={`Look through their eyes: ${person.name}`}
                  onClick={() => onChoose(person)}
                >
                  Look through their eyes
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
