import type {
  AnsweredQuestion,
  AnsweredStage,
} from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import { CandidateFieldProblemText } from './candidate-form-fields.tsx';
import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';
import styles from './application-answer-list.module.css';

type Ways = {
  /** With it, each answer has a way to change it. */
  base?: string;
  problems?: Record<string, string>;
};

/** All answers in words, under the names of their stages where there are several. */
export function ApplicationAnswerList({ stages, ...ways }: Ways & { stages: AnsweredStage[] }) {
  const isOne = stages.length === 1;
  return stages.map(({ name, answers }) => (
    <section key={name} aria-label={name}>
      {!isOne && <h2 className={styles['stage']}>{name}</h2>}
      <ol className={styles['answers']}>
        {answers.map((answer) => (
          <Answer key={answer.itemKey} {...answer} {...ways} Heading={isOne ? 'h2' : 'h3'} />
        ))}
      </ol>
    </section>
  ));
}

function Answer({
  itemKey,
  question,
  words,
  isWritten,
  wordCount,
  path,
  base,
  problems = {},
  Heading,
}: AnsweredQuestion & Ways & { Heading: 'h2' | 'h3' }) {
  const id = `answer-${itemKey}`;
  const problem = problems[id];
  const isOver = wordCount !== null && wordCount.words > wordCount.maxWords;
  return (
    <li id={id}>
      <Heading>{question}</Heading>
      {words.trim() === '' ? (
        <p className={styles['answer-none']}>No answer yet.</p>
      ) : (
        <p className={isWritten ? styles['answer'] : styles['answer-chosen']}>{words}</p>
      )}
      {wordCount && (
        <p className={styles['words']} data-over={isOver || undefined}>
          {formatCountWithUnit(wordCount.words, 'word')} of {wordCount.maxWords}
        </p>
      )}
      {problem && <CandidateFieldProblemText id={`${id}-problem`} text={problem} />}
      {base && (
        <a href={`${base}/${path}`}>
          Change<span className="sr-only"> the answer to “{question}”</span>
        </a>
      )}
    </li>
  );
}
