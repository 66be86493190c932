import { IconArrowDown, IconArrowUp, IconBooks, IconCopy, IconTrash } from '@tabler/icons-react';
import { EducationGuideLink } from '../../parts/links/education-guide-link.tsx';
import { SkillPicker } from '../../parts/questions/skill-picker.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { JobQuestionValues } from './job-draft-values.ts';
import { isJobQuestionComplete } from './job-builder-step-rules.ts';
import fieldStyles from '../../ui/field.module.css';
import builderStyles from './job-builder.module.css';
import styles from './job-questions-step.module.css';

type Props = {
  question: JobQuestionValues;
  number: number;
  isLast: boolean;
  /** No room for another question. */
  isFull: boolean;
  isLocked: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<JobQuestionValues>) => void;
  onMove: (step: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** Absent for whom the library is closed. */
  onSaveToLibrary: (() => void) | undefined;
};

const guides = [
  { name: 'guideOne', stars: 1, word: 'Poor' },
  { name: 'guideThree', stars: 3, word: 'Acceptable' },
  { name: 'guideFive', stars: 5, word: 'Excellent' },
] as const;

export function JobQuestionEditor({ question, isLocked, errors, onChange, ...others }: Props) {
  const { onSaveToLibrary, ...rest } = others;
  return (
    <div className={styles['question-editor']}>
      {!isLocked && <QuestionActs {...rest} />}
      <fieldset className={builderStyles['builder-form']} disabled={isLocked}>
        <legend className="sr-only">Question {rest.number}</legend>
        <TextArea
          label="What will you ask?"
          value={question.text}
          error={errors['text']}
          maxLength={2000}
          rows={2}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <div className={styles['question-pair']}>
          <SkillPicker
            skills={question.skills}
            error={errors['skills']}
            isLocked={isLocked}
            onChange={(skills) => onChange({ skills })}
          />
          <Field
            type="number"
            label="Word limit"
            hint="50 to 500"
            min={50}
            max={500}
            step={10}
            inputMode="numeric"
            value={question.maxWords === 0 ? '' : question.maxWords}
            error={errors['maxWords']}
            onChange={(event) =>
              onChange({ maxWords: Math.trunc(Number(event.currentTarget.value)) || 0 })
            }
          />
        </div>
        <div className={styles['guides']} role="group" aria-labelledby={`guides-${question.key}`}>
          <div>
            <h3 id={`guides-${question.key}`}>Review guide</h3>
            <p className={fieldStyles['field-hint']}>
              Reviewers see this beside every answer. Describe what people do, not how they write.{' '}
              <EducationGuideLink to="review-guides">How to write a guide</EducationGuideLink>
            </p>
          </div>
          <div className={styles['guides-boxes']}>
            {guides.map(({ name, stars, word }) => (
              <TextArea
                key={name}
                label={
                  <span className={styles['guide-label']}>
                    <span className={styles['guide-stars']}>
                      {stars}
                      <span className="sr-only">{stars === 1 ? ' star:' : ' stars:'}</span>
                    </span>
                    {word}
                  </span>
                }
                value={question[name]}
                error={errors[name]}
                maxLength={1000}
                rows={4}
                onChange={(event) => onChange({ [name]: event.currentTarget.value })}
              />
            ))}
          </div>
        </div>
      </fieldset>
      {onSaveToLibrary && isJobQuestionComplete(question) && (
        <p className={styles['question-library']}>
          {question.libraryId !== undefined && <span>Stands in the question library.</span>}
          <Button look="link" icon={<IconBooks aria-hidden="true" />} onClick={onSaveToLibrary}>
            {question.libraryId === undefined ? 'Save to library' : 'Save as another'}
          </Button>
        </p>
      )}
    </div>
  );
}

type Acts = Pick<Props, 'number' | 'isLast' | 'isFull' | 'onMove' | 'onDuplicate' | 'onRemove'>;

function QuestionActs({ number, isLast, isFull, onMove, onDuplicate, onRemove }: Acts) {
  return (
    <div className={styles['question-acts']}>
      <IconButton
        label="Move up"
        icon={<IconArrowUp />}
        disabled={number === 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label="Move down"
        icon={<IconArrowDown />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton label="Duplicate" icon={<IconCopy />} disabled={isFull} onClick={onDuplicate} />
      <IconButton label="Remove" icon={<IconTrash />} onClick={onRemove} />
    </div>
  );
}
