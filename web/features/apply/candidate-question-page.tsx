import { countWords } from '@evenhand/contract/count-words.ts';
import type { CandidateQuestionPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { IconCheck } from '@tabler/icons-react';
import { CsrfTokenField, FieldProblemText, FormProblemSummary } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { wordsLeftText } from './counts-in-words.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import frameStyles from './candidate-page-frame.module.css';
import answerListStyles from './application-answer-list.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-question-page.module.css';

/** One question, one field. With the script it saves by itself; without, the button does. */
export function CandidateQuestionPage({
  journey,
  number,
  text,
  maxWords,
  answer,
  newer,
  fromCheck,
  form,
  preview,
}: Page) {
  const { base, questionCount, job, asksForm } = journey;
  const back = backTo(base, { number, fromCheck, preview, asksForm });
  const [title = '', ...more] = text.split(/\n\s*\n/);
  const words = countWords(answer.text);
  return (
    <CandidatePageFrame
      employer={job}
      {...(back && { back: { to: back, label: 'Back' } })}
      state={<SaveState isSaved={answer.version > 0 && newer === null} />}
      progress={{ done: number - 1, current: number, of: questionCount }}
      preview={preview}
    >
      <main className={stepsStyles['step']}>
        <form
          method="post"
          action={preview ? undefined : `${base}/question/${number}`}
          {...(!preview && {
            'data-answer': `${base}/answers/${answer.questionId}`,
            'data-max-words': maxWords,
          })}
        >
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="version" value={answer.version} />
          {fromCheck && <input type="hidden" name="from" value="check" />}
          <p className={stepsStyles['step-above']}>
            Question {number} of {questionCount}
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
            Say what you would do and why. Short sentences are fine. Up to {maxWords} words.
          </p>
          <FormProblemSummary problems={form.problems} />
          <Conflict newer={newer} />
          <textarea
            id="text"
            name="text"
            rows={12}
            defaultValue={answer.text}
            disabled={preview !== null}
            aria-labelledby="question"
            aria-describedby="text-hint words"
            aria-invalid={form.problems['text'] ? true : undefined}
            spellCheck
            autoComplete="off"
          />
          {form.problems['text'] && (
            <FieldProblemText id="text-problem" text={form.problems['text']} />
          )}
          <div className={styles['below-answer']}>
            <p
              className={answerListStyles['words']}
              data-over={words > maxWords || undefined}
              id="words"
              data-words
            >
              {wordsLeftText(words, maxWords)}
            </p>
            <details className={styles['scoring']}>
              <summary>How answers are scored</summary>
              <p>
                Whoever scores this answer reads it on its own, without your name and without your
                other answers, and gives it 1 to 5 stars by a written guide to what a good answer
                says.
              </p>
              <p>Leave out names, schools and anything else that tells who you are.</p>
            </details>
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

function SaveState({ isSaved }: { isSaved: boolean }) {
  return (
    <p className={frameStyles['save-state']} role="status" data-save-state>
      <span data-sign hidden={!isSaved}>
        <IconCheck size={18} aria-hidden="true" />
      </span>
      <span data-sentence>{isSaved ? 'Saved' : ''}</span>
    </p>
  );
}

/** Both versions side by side; nothing is overwritten before the candidate has chosen. */
function Conflict({ newer }: { newer: string | null }) {
  return (
    <section
      className={styles['conflict']}
      data-conflict
      hidden={newer === null}
      aria-labelledby="conflict-title"
    >
      <h2 id="conflict-title">This answer was changed somewhere else</h2>
      <p>In another tab, or on another device. This is stored there:</p>
      <blockquote className={styles['words-of-theirs']} data-newer>
        {newer}
      </blockquote>
      <p>Your own text is in the field below.</p>
      <p data-without-script>“Save and continue” keeps yours.</p>
      <p className={styles['conflict-choice']} data-choice hidden>
        <button type="button" className={fieldsStyles['other']} data-keep-mine>
          Keep mine
        </button>
        <button type="button" className={fieldsStyles['other']} data-take-newer>
          Take the other
        </button>
      </p>
    </section>
  );
}

/** The page before; nothing where this is the first. */
function backTo(
  base: string,
  {
    number,
    fromCheck,
    preview,
    asksForm,
  }: Pick<Page, 'number' | 'fromCheck' | 'preview'> & { asksForm: boolean },
): string | undefined {
  if (preview)
    return number === 1
      ? `/builder/${preview.jobId}/preview${preview.asksForm ? '/about-you' : ''}`
      : `/builder/${preview.jobId}/preview/question/${number - 1}`;
  if (fromCheck) return `${base}/check`;
  if (number > 1) return `${base}/question/${number - 1}`;
  return asksForm ? `${base}/about-you` : undefined;
}
