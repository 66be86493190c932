import type {
  FrozenPlanHashAndTime,
  PublicJobPlan,
} from '@evenhand/contract/job-plan/public-plan-and-plan-application-began-under-types.ts';
import { stageWeightSentences } from '@evenhand/contract/job-plan/stage-weight-shares-and-sentences.ts';
import {
  formatCountWithUnit,
  formatPeopleInWords,
} from './counts-in-words-and-capitalised-text.ts';
import { FrozenPlanHashLine } from './frozen-plan-hash-line.tsx';
import styles from './how-we-choose-section.module.css';

type Props = { plan: PublicJobPlan; frozen: FrozenPlanHashAndTime | null; zone: string };

/** What is looked for, in which steps, and how much each of them counts. */
export function HowWeChooseSection({ plan: { criteria, stages, places }, frozen, zone }: Props) {
  const namesOf = (isEssential: boolean) =>
    criteria.filter((one) => one.isEssential === isEssential).map(({ name }) => name);
  const hasLaterStage = stages.some(({ kind }) => kind !== 'sift' && kind !== 'form');
  const weights = stageWeightSentences(stages);
  return (
    <div className={styles['how']}>
      <dl className={styles['criteria']}>
        <Criteria title="Essential" names={namesOf(true)} />
        <Criteria title="Desirable" names={namesOf(false)} />
      </dl>
      <ol className={styles['stages']}>
        {stages.map((stage, i) => (
          <li key={stage.name}>
            <strong>{stage.name}.</strong> <StageWords {...stage} /> {weights[i]}
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
        There {places === 1 ? 'is' : 'are'} {formatCountWithUnit(places, 'place')}.
      </p>
      {frozen && (
        <p>
          How we choose, <FrozenPlanHashLine plan={frozen} zone={zone} />. If anything of it
          changes, so does this mark.
        </p>
      )}
    </div>
  );
}

function StageWords({ kind, reviewsPerItem, minutes }: PublicJobPlan['stages'][number]) {
  const lasts = minutes !== null && `It takes ${formatCountWithUnit(minutes, 'minute')}. `;
  switch (kind) {
    case 'form':
      return 'Questions about you and the role.';
    case 'sift':
      return readBlindInWords('Each', reviewsPerItem);
    case 'task':
      return (
        <>
          {lasts}You get it by e-mail, with days to do it.{' '}
          {readBlindInWords('Each text', reviewsPerItem)}
        </>
      );
    case 'test':
      return <>{lasts}It is marked by a key that is the same for everybody.</>;
    case 'interview':
      return <>{lasts}Candidates with the best answers are invited.</>;
    default:
      return lasts;
  }
}

function readBlindInWords(what: string, reviewsPerItem: number | null): string | null {
  if (reviewsPerItem === null) return null;
  const see = reviewsPerItem === 1 ? 'does' : 'do';
  return `${what} is read on its own by ${formatPeopleInWords(reviewsPerItem)} who ${see} not see your name, and scored against a written guide.`;
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
