import type { CandidateQuestionPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { AskForAdjustmentLink } from './ask-for-adjustment-link.tsx';
import {
  CsrfTokenField,
  CandidateFieldProblemText,
  CandidateFormProblemSummary,
} from './candidate-form-fields.tsx';
import { WordsLeftNote } from '../../parts/plan-items/words-left-note.tsx';
import {
  addressBeforeApplicationStep,
  progressAtApplicationStep,
} from './address-before-and-progress-at-application-step.ts';
import { AnswerConflictSection } from './answer-conflict-section.tsx';
import { AnswerSaveStateLine } from './answer-save-state-line.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-question-page.module.css';

/** One question, one field. With the script it saves by itself; without, the button does. */
export function CandidateQuestionPage(page: Page) {
  const { journey, path, number, questionCount, text, limit, answer, newer, form, preview } = page;
  const { base, job } = journey;
  const back = addressBeforeApplicationStep(page);
  const [title = '', ...more] = text.split(/\n\s*\n/);
  return (
    <CandidatePageFrame
      employer={job}
      {...(back && { back: { to: back, label: 'Back' } })}
      state={<AnswerSaveStateLine isSaved={answer.version > 0 && newer === null} />}
      progress={progressAtApplicationStep(journey, path)}
      preview={preview}
    >
      <main className={stepsStyles['step']}>
        <form
          method="post"
          action={preview ? undefined : `${base}/${path}`}
          {...(!preview && { 'data-answer': `${base}/answers/${answer.questionId}` })}
        >
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="version" value={answer.version} />
          <input type="hidden" name="item" value={page.itemKey} />
          {page.fromCheck && <input type="hidden" name="from" value="check" />}
          <p className={stepsStyles['step-above']}>
            Question {number} of {questionCount}
            {!page.isRequired && ' (optional)'}
          </p>
          <h1 className={styles['question']} id="question">
            {title}
          </h1>
          {more.map((paragraph) => (
            <p key={paragraph} className={styles['question-more']}>
              {paragraph}
            </p>
          ))}
          <p className={styles['step-lead']} id="text-hint">
            {'maxWords' in limit
              ? `Say what you would do and why. Short sentences are fine. Up to ${limit.maxWords} words.`
              : `One line, up to ${limit.maxCharacters} characters.`}
          </p>
          <CandidateFormProblemSummary problems={form.problems} />
          <AnswerConflictSection
            newer={newer}
            what="This answer was"
            own="Your own text is in the field below."
          />
          <AnswerText {...page} />
          {form.problems['text'] && (
            <CandidateFieldProblemText id="text-problem" text={form.problems['text']} />
          )}
          <div className={styles['below-answer']}>
            {'maxWords' in limit && (
              <WordsLeftNote id="words" text={answer.text} maxWords={limit.maxWords} />
            )}
            <details className={styles['scoring']}>
              <summary>How answers are scored</summary>
              <p>
                Whoever scores this answer reads it on its own, without your name and without your
                other answers, and gives it 1 to 5 stars by a written guide to what a good answer
                says.
              </p>
              <p>Leave out names, schools and anything else that tells who you are.</p>
            </details>
            {preview === null && <AskForAdjustmentLink base={base} />}
          </div>
          <div className={stepsStyles['step-bar']}>
            <button className={fieldsStyles['go']} type="submit" disabled={preview !== null}>
              Save and continue
            </button>
          </div>
        </form>
      </main>
    </CandidatePageFrame>
  );
}

function AnswerText({ limit, answer, form, preview }: Page) {
  const field = {
    id: 'text',
    name: 'text',
    defaultValue: answer.text,
    disabled: preview !== null,
    'aria-labelledby': 'question',
    'aria-describedby': `text-hint${'maxWords' in limit ? ' words' : ''}`,
    'aria-invalid': form.problems['text'] ? true : undefined,
    spellCheck: true,
    autoComplete: 'off',
  } as const;
  return 'maxWords' in limit ? (
    <textarea {...field} className={stepsStyles['answer-text']} rows={12} />
  ) : (
    <input {...field} type="text" className={styles['one-line']} />
  );
}
