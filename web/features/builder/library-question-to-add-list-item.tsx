import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { planItemFromLibraryQuestion } from '@evenhand/contract/question-library/convert-library-question-to-and-from-plan-item.ts';
import { questionTypeFacts } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { describeLibraryQuestionUsage } from '../../parts/questions/describe-library-question-usage.ts';
import { hasAnyWrittenReviewGuide } from '../../parts/questions/has-any-written-review-guide.ts';
import { PlanItemPreview } from '../../parts/plan-item-editing/plan-item-preview.tsx';
import { QuestionReviewGuideList } from '../../parts/questions/question-review-guide-list.tsx';
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
export function LibraryQuestionToAddListItem({
  question,
  now,
  isAsked,
  isChosen,
  onChoose,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const query = describeLibraryQuestionUsage(question, now);
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
            {question.item && `${questionTypeFacts[question.type].words} · `}
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
          <PlanItemPreview
            item={planItemFromLibraryQuestion(question, { key: id, criteria: [] })}
          />
        )}
        {(!question.item || hasAnyWrittenReviewGuide(question)) && (
          <QuestionReviewGuideList question={question} />
        )}
      </div>
    </li>
  );
}
