import { questionTypeFacts } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { describeLibraryQuestionUsage } from '../../parts/questions/describe-library-question-usage.ts';
import { LibraryQuestionAnsweringOrScoringLine } from './library-question-answering-or-scoring-line.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import checkboxStyles from '../../ui/checkbox.module.css';
import styles from './library-question-card.module.css';

type Props = {
  question: LibraryQuestion;
  now: Date;
  isChosen: boolean;
  /** Absent for whoever could do nothing with what they chose. */
  onChoose: (() => void) | undefined;
  onOpen: () => void;
};

/** One question with how its guides begin; its text opens it. */
export function LibraryQuestionCard({ question, now, isChosen, onChoose, onOpen }: Props) {
  const { text, type, skills, isOwn } = question;
  const query = describeLibraryQuestionUsage(question, now);
  return (
    <li
      className={
        isChosen
          ? joinClassNames(styles['library-card'], styles['is-chosen'])
          : styles['library-card']
      }
    >
      {onChoose && (
        <label className={styles['library-choice']}>
          <input
            className={checkboxStyles['tick']}
            type="checkbox"
            checked={isChosen}
            onChange={onChoose}
          />
          <span className="sr-only">Choose: {text}</span>
        </label>
      )}
      <div className={styles['library-card-body']}>
        <h3>
          <button type="button" onClick={onOpen}>
            {text}
          </button>
        </h3>
        <p className={styles['library-meta']}>
          <span>{questionTypeFacts[type].words}</span>
          <span>{isOwn ? 'Yours' : 'Evenhand'}</span>
          <span className={query.isFresh ? styles['library-fresh'] : undefined}>{query.words}</span>
          {skills.map((skill) => (
            <StatusTag className={styles['tag']} key={skill} colour="grey">
              {skill}
            </StatusTag>
          ))}
        </p>
        <LibraryQuestionAnsweringOrScoringLine question={question} />
      </div>
    </li>
  );
}
