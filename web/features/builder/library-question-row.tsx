import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { toItem } from '@evenhand/contract/question-library/copy-library-question.ts';
import { questionTypes } from '@evenhand/contract/question-library/question-types.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { questionUsageWords } from '../../parts/questions/question-usage-words.ts';
import { hasWrittenGuides } from '../../parts/questions/has-written-guides.ts';
import { ItemPreview } from '../../parts/plan-item-editing/item-preview.tsx';
import { QuestionReviewGuide } from '../../parts/questions/question-review-guide.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import checkboxStyles from '../../ui/checkbox.module.css';
import styles from './question-library-drawer.module.css';

type Props = {
  question: LibraryQuestion;
  now: Date;
  /** The role has it. */
  isAsked: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** A question to choose; opened, it shows its review guide. */
export function LibraryQuestionRow({ question, now, isAsked, isChosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const query = questionUsageWords(question, now);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;

  return (
    <li
      className={
        isChosen
          ? joinClassNames(styles['library-row'], styles['is-chosen'])
          : styles['library-row']
      }
    >
      <label htmlFor={`${id}-choice`}>
        <input
          id={`${id}-choice`}
          className={joinClassNames(checkboxStyles['tick'], styles['tick'])}
          type="checkbox"
          checked={isChosen || isAsked}
          disabled={isAsked}
          onChange={onChoose}
        />
        <span className={styles['library-row-words']}>
          {question.text}
          <small>
            {question.item && `${questionTypes[question.type].words} · `}
            {question.isOwn ? 'Yours' : 'Evenhand'}
            {' · '}
            <span className={query.isFresh ? styles['library-row-fresh'] : undefined}>
              {isAsked ? 'In this role already' : query.words}
            </span>
            {question.skills.length > 0 && ` · ${question.skills.join(', ')}`}
          </small>
        </span>
      </label>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} aria-hidden="true" />
        {question.item ? 'Preview' : 'Review guide'}
        <span className="sr-only"> of: {question.text}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {question.item && isOpen && (
          <ItemPreview item={toItem(question, { key: id, criteria: [] })} />
        )}
        {(!question.item || hasWrittenGuides(question)) && (
          <QuestionReviewGuide question={question} />
        )}
      </div>
    </li>
  );
}
