import type { PublicJobPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { countWithUnit, peopleInWords } from './counts-in-words.ts';
import { FixedPlan } from './fixed-plan.tsx';
import styles from './how-we-choose.module.css';

type Props = Pick<Page, 'plan' | 'reviewsPerAnswer'> & { zone: string };

/** What is looked for, in which steps, and how much each of them counts. */
export function HowWeChoose({ plan, reviewsPerAnswer, zone }: Props) {
  const { criteria, stages, places, frozen } = plan;
  const namesOf = (isEssential: boolean) =>
    criteria.filter((one) => one.isEssential === isEssential).map(({ name }) => name);
  const hasLaterStage = stages.some(({ kind }) => kind !== 'sift' && kind !== 'form');
  const isWeighed = stages.length > 1;
  return (
    <div className={styles['how']}>
      <dl className={styles['criteria']}>
        <Criteria title="Essential" names={namesOf(true)} />
        <Criteria title="Desirable" names={namesOf(false)} />
      </dl>
      <ol className={styles['stages']}>
        {stages.map(({ kind, name, weight }) => (
          <li key={name}>
            <strong>{name}.</strong>{' '}
            {kind === 'sift' && (
              <>
                Each is read on its own by {peopleInWords(reviewsPerAnswer)} who{' '}
                {reviewsPerAnswer === 1 ? 'does' : 'do'} not see your name, and scored against a
                written guide.{' '}
              </>
            )}
            {kind === 'interview' && 'Candidates with the best answers are invited. '}
            {isWeighed && `Counts ${weight === 1 ? 'once' : `${weight} times`}.`}
          </li>
        ))}
        {!hasLaterStage && (
          <li>
            <strong>Interviews and tasks.</strong> Candidates with the best answers are invited.
          </li>
        )}
        <li>
          <strong>Decision.</strong> People decide, not software. You hear by e-mail either way.
        </li>
      </ol>
      <p>
        There {places === 1 ? 'is' : 'are'} {countWithUnit(places, 'place')}.
      </p>
      {frozen && (
        <p>
          How we choose, <FixedPlan plan={frozen} zone={zone} />. If anything of it changes, so does
          this mark.
        </p>
      )}
    </div>
  );
}

function Criteria({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{names.join(', ')}</dd>
    </div>
  );
}
