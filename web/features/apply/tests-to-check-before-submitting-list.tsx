import type { CandidateTestOnCheckAnswersPage } from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import { CandidateFieldProblemText } from './candidate-form-fields.tsx';
import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';
import styles from './application-answer-list.module.css';

type Props = {
  tests: CandidateTestOnCheckAnswersPage[];
  base: string;
  problems: Record<string, string>;
};

const STATES: Record<CandidateTestOnCheckAnswersPage['state'], string> = {
  'not-begun': 'Not taken yet.',
  running: 'Begun, and not handed in yet.',
  done: 'Handed in.',
};
const WAYS: Partial<Record<CandidateTestOnCheckAnswersPage['state'], string>> = {
  'not-begun': 'Take the test',
  running: 'Go on with the test',
};

/** The tests of the role where everything is checked: each was handed in, or leads there. */
export function TestsToCheckBeforeSubmittingList({ tests, base, problems }: Props) {
  if (tests.length === 0) return null;
  return (
    <ul className={styles['answers']} aria-label="Tests">
      {tests.map(({ number, name, questionCount, state }) => (
        <li key={number} id={`test-${number}`}>
          <h2>{name}</h2>
          <p className={styles['words']}>
            {formatCountWithUnit(questionCount, 'question')}. {STATES[state]}
          </p>
          {problems[`test-${number}`] && (
            <CandidateFieldProblemText
              id={`test-${number}-problem`}
              text={problems[`test-${number}`] ?? ''}
            />
          )}
          {WAYS[state] && (
            <a href={`${base}/test/${number}`}>
              {WAYS[state]}
              <span className="sr-only"> “{name}”</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
