import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Tag } from '../../ui/tag.tsx';
import type { JobQuestionValues } from './job-draft-values.ts';
import { isJobQuestionComplete } from './job-builder-step-rules.ts';
import styles from './job-questions-step.module.css';

type Props = { question: JobQuestionValues; number: number; isOpen: boolean; onToggle: () => void };

const SKILLS_SHOWN = 2;

/** A question in one line; pressed, it opens its editor. */
export function JobQuestionRow({ question, number, isOpen, onToggle }: Props) {
  const { text, skills } = question;
  return (
    <h2 className={styles['question-row']}>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles['question-number']}>
          <span className="sr-only">Question </span>
          {number}
        </span>
        <span className={styles['question-text']}>
          {isOpen ? 'Question' : text.trim() || 'Not written yet'}
        </span>
        {!isOpen && (
          <span className={styles['question-tags']}>
            {!isJobQuestionComplete(question) && <Tag colour="yellow">Not ready</Tag>}
            {isJobQuestionComplete(question) &&
              skills.slice(0, SKILLS_SHOWN).map((skill) => (
                <Tag key={skill} colour="grey">
                  {skill}
                </Tag>
              ))}
          </span>
        )}
        {isOpen ? (
          <IconChevronDown size={18} aria-hidden="true" />
        ) : (
          <IconChevronRight size={18} aria-hidden="true" />
        )}
      </button>
    </h2>
  );
}
