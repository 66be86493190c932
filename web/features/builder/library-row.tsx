import '../../ui/checkbox.css';
import type { LibraryQuestion } from '@evenhand/contract/question-library.ts';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { askedWords } from '../../asked-words.ts';
import { QuestionGuides } from '../../question-guides.tsx';

type Props = {
  question: LibraryQuestion;
  now: Date;
  /** The role has it. */
  isAsked: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

/** A question to choose; opened, it shows its review guide. */
export function LibraryRow({ question, now, isAsked, isChosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const asked = askedWords(question, now);
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;

  return (
    <li className={isChosen ? 'library-row is-chosen' : 'library-row'}>
      <label htmlFor={`${id}-choice`}>
        <input
          id={`${id}-choice`}
          className="tick"
          type="checkbox"
          checked={isChosen || isAsked}
          disabled={isAsked}
          onChange={onChoose}
        />
        <span className="library-row-words">
          {question.text}
          <small>
            {question.isOwn ? 'Yours' : 'Evenhand'}
            {' · '}
            <span className={asked.isFresh ? 'library-row-fresh' : undefined}>
              {isAsked ? 'In this role already' : asked.words}
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
        Review guide<span className="sr-only"> of: {question.text}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        <QuestionGuides question={question} />
      </div>
    </li>
  );
}
