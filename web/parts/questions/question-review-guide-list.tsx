import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './question-review-guide-list.module.css';

type Guides = { guideOne: string; guideThree: string; guideFive: string };

const levels = [
  { stars: 1, name: 'guideOne' },
  { stars: 3, name: 'guideThree' },
  { stars: 5, name: 'guideFive' },
] as const;
const FIVE = [1, 2, 3, 4, 5];

type Props = { question: Guides /** Only how each begins. */; isShort?: boolean };

/** What answers of one, three and five stars look like, level by level. */
export function QuestionReviewGuideList({ question, isShort }: Props) {
  return (
    <dl
      className={
        isShort
          ? joinClassNames(styles['question-guides'], styles['is-short'])
          : styles['question-guides']
      }
    >
      {levels.map(({ stars, name }) => (
        <div key={stars}>
          <dt>
            <span className={styles['question-level']} aria-hidden="true">
              {FIVE.map((level) => (
                <span key={level} className={level <= stars ? styles['is-full'] : undefined} />
              ))}
            </span>
            {stars === 1 ? '1 star' : `${stars} stars`}
          </dt>
          <dd>{question[name].trim() || <em>Not written yet</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
