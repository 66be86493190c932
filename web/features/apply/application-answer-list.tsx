import type { AnsweredQuestion } from '@evenhand/contract/apply/candidate-page-props.ts';
import { FieldProblemText } from './candidate-form-fields.tsx';
import { countWithUnit } from './counts-in-words.ts';
import styles from './application-answer-list.module.css';

type Props = {
  answers: AnsweredQuestion[];
  /** With it, each answer has a way to change it. */
  base?: string;
  problems?: Record<string, string>;
};

export function ApplicationAnswerList({ answers, base, problems = {} }: Props) {
  return (
    <ol className={styles['answers']}>
      {answers.map(({ number, question, text, words, maxWords }) => (
        <li key={number} id={`answer-${number}`}>
          <h2>{question.split(/\n\s*\n/)[0]}</h2>
          {text.trim() === '' ? (
            <p className={styles['answer-none']}>No answer yet.</p>
          ) : (
            <p className={styles['answer']}>{text}</p>
          )}
          <p className={styles['words']} data-over={words > maxWords || undefined}>
            {countWithUnit(words, 'word')} of {maxWords}
          </p>
          {problems[`answer-${number}`] && (
            <FieldProblemText
              id={`answer-${number}-problem`}
              text={problems[`answer-${number}`] ?? ''}
            />
          )}
          {base && (
            <a href={`${base}/question/${number}?from=check`}>
              Change<span className="sr-only"> answer {number}</span>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
