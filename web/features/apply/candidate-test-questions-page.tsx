import type { CandidateTestPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import type { CandidateTestQuestion } from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import { IconCheck } from '@tabler/icons-react';
import {
  CsrfTokenField,
  CandidateFieldProblemText,
  CandidateFormProblemSummary,
} from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { CandidateTestClockPanel } from './candidate-test-clock-panel.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import fieldsStyles from './candidate-form-fields.module.css';
import frameStyles from './candidate-page-frame.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import styles from './candidate-test-page.module.css';

type Page = Extract<CandidateTestPageProps, { state: 'running' }>;

/** The questions of a test that runs. With the script each choice is saved by itself; without, every button saves. */
export function CandidateTestQuestionsPage({
  journey,
  test,
  timeLeft,
  part,
  parts,
  questions,
  isSaved,
  form,
  preview,
}: Page) {
  const { base, job } = journey;
  const path = `test/${test.number}`;
  return (
    <CandidatePageFrame
      employer={job}
      preview={preview}
      state={
        <p className={frameStyles['save-state']} role="status" data-save-state>
          <span data-sign hidden={!isSaved}>
            <IconCheck size={18} aria-hidden="true" />
          </span>
          <span data-sentence>{isSaved ? 'Saved' : ''}</span>
        </p>
      }
    >
      <CandidateTestClockPanel timeLeft={timeLeft} zone={job.zone} />
      <main className={stepsStyles['step']}>
        <form
          method="post"
          action={preview ? undefined : `${base}/${path}`}
          {...(!preview && { 'data-test': `${base}/tests/${test.number}` })}
          {...(timeLeft && { 'data-seconds-left': timeLeft.seconds })}
        >
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="part" value={part} />
          <p className={stepsStyles['step-above']}>
            {parts > 1
              ? `Questions ${questions[0]?.number ?? 1} to ${questions.at(-1)?.number ?? 1} of ${test.questionCount}`
              : job.title}
          </p>
          <h1>{test.name}</h1>
          <CandidateFormProblemSummary problems={form.problems} />
          <div className={styles['questions']}>
            {questions.map((question) => (
              <Question
                key={question.key}
                name={question.key}
                number={question.number}
                question={question}
                problem={form.problems[question.key]}
              />
            ))}
          </div>
          <div className={stepsStyles['step-bar']}>
            {preview ? (
              <PreviewPages
                at={`/builder/${preview.jobId}/preview/${path}`}
                part={part}
                parts={parts}
              />
            ) : (
              <div className={styles['buttons']}>
                {/* Where somebody presses Enter in a field, the first button is meant: it only saves. */}
                <button
                  className={joinClassNames(fieldsStyles['other'], styles['without-script'])}
                  type="submit"
                  name="do"
                  value={`stay-${part}`}
                >
                  Save
                </button>
                {part > 1 && (
                  <button
                    className={fieldsStyles['other']}
                    type="submit"
                    name="do"
                    value={`part-${part - 1}`}
                  >
                    Back
                  </button>
                )}
                <button
                  className={fieldsStyles['go']}
                  type="submit"
                  name="do"
                  value={part < parts ? `part-${part + 1}` : 'check'}
                >
                  {part < parts ? 'Next questions' : 'Finish'}
                </button>
              </div>
            )}
          </div>
        </form>
      </main>
    </CandidatePageFrame>
  );
}

/** The ways between the pages of a test of which nothing is sent. */
function PreviewPages({ at, part, parts }: { at: string; part: number; parts: number }) {
  return (
    <div className={styles['buttons']}>
      {part > 1 && (
        <a className={fieldsStyles['other']} href={`${at}?part=${part - 1}`}>
          Back
        </a>
      )}
      {part < parts ? (
        <a className={fieldsStyles['go']} href={`${at}?part=${part + 1}`}>
          Next questions
        </a>
      ) : (
        <button className={fieldsStyles['go']} type="button" disabled>
          Finish
        </button>
      )}
    </div>
  );
}

function Question({
  number,
  name,
  question,
  problem,
}: {
  number: number;
  name: string;
  question: CandidateTestQuestion;
  problem: string | undefined;
}) {
  const { text, options, mayChoose } = question;
  const [title = '', ...more] = text.split(/\n\s*\n/);
  const chosen = options.filter(({ isChosen }) => isChosen).map(({ key }) => key);
  const isLimited = mayChoose !== 'one' && mayChoose < options.length;
  return (
    <fieldset
      className={joinClassNames(fieldsStyles['choice'], styles['question'])}
      id={`question-${number}`}
      data-question={name}
      data-most={mayChoose === 'one' ? 1 : mayChoose}
      aria-describedby={mayChoose === 'one' ? undefined : `${name}-how`}
    >
      <legend>
        <span className={styles['number']}>{number}.</span> {title}
        {more.length > 0 && <span className={styles['more']}>{more.join('\n\n')}</span>}
      </legend>
      <input type="hidden" name={`was.${name}`} value={chosen.join()} />
      {mayChoose !== 'one' && (
        <p className={fieldsStyles['hint']} id={`${name}-how`} data-how>
          {isLimited ? `Choose up to ${mayChoose}.` : 'Choose all that are right.'}
        </p>
      )}
      {problem && <CandidateFieldProblemText id={`${name}-problem`} text={problem} />}
      {options.map(({ key, words, isChosen }) => (
        <label key={key}>
          <input
            {...(mayChoose === 'one'
              ? { type: 'radio', name, value: key }
              : { type: 'checkbox', name: `${name}.${key}`, value: 'yes' })}
            data-option={key}
            defaultChecked={isChosen}
            autoComplete="off"
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
