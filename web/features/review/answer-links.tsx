import { Link } from 'wouter';
import { places } from './review-places.ts';
import type { Round } from './round.ts';
import { starWords } from './score-words.ts';
import styles from './answer-links.module.css';

type Props = { round: Round; number: number; wanted: (stars: number | null) => boolean };

/** The wanted answers of a question, to go back to. */
export function AnswerLinks({ round, number, wanted }: Props) {
  const answers = round.questions[number - 1]?.answers ?? [];
  return (
    <ul className={styles['answer-links']}>
      {answers.map(({ place, stars }) =>
        wanted(stars) ? (
          <li key={place}>
            <Link href={places.answer(round.token, number, place)}>
              Answer {place}
              {stars !== null && `, ${starWords(stars)}`}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  );
}
