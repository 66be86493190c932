import { IconAlertCircle } from '@tabler/icons-react';
import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import styles from './plan-item-answer-field.module.css';

type ItemProps = Pick<PlanItemAnswerFieldProps<'yes-no'>, 'name' | 'problem'> & {
  item: { text: string; required: boolean };
};

/** What is asked, without the paragraphs that explain it. */
export function PlanItemFieldTitle({ item: { text, required } }: Pick<ItemProps, 'item'>) {
  return (
    <>
      {splitIntoParagraphs(text)[0]}
      {!required && <span className={styles['optional']}> (optional)</span>}
    </>
  );
}

type NotesProps = ItemProps & { hint?: string | undefined };

/** What stands between the question and its field: the rest of the question, how to answer, and what to do about an answer. */
export function PlanItemFieldNotes({ item, name, problem, hint }: NotesProps) {
  return (
    <>
      {splitIntoParagraphs(item.text)
        .slice(1)
        .map((paragraph) => (
          <p key={paragraph} className={styles['more']}>
            {paragraph}
          </p>
        ))}
      {hint && (
        <p className={styles['hint']} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {/* Without a problem too, as a script may find one later. */}
      <p
        className={styles['problem']}
        id={`${name}-problem`}
        role="status"
        data-problem
        hidden={!problem}
      >
        <IconAlertCircle size={18} aria-hidden="true" />
        <span>{problem}</span>
      </p>
    </>
  );
}

/** The ids of what `PlanItemFieldNotes` shows, as the field refers to them. */
export function describedByIdsOfPlanItemField({
  name,
  problem,
  hint,
}: Pick<NotesProps, 'name' | 'problem' | 'hint'>) {
  const ids = [hint && `${name}-hint`, `${name}-problem`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids,
    'aria-invalid': problem ? true : undefined,
  };
}

function splitIntoParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
