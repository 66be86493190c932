import type { CandidateFormPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import {
  addressBeforeApplicationStep,
  progressAtApplicationStep,
} from './address-before-and-progress-at-application-step.ts';
import { AskForAdjustmentLink } from './ask-for-adjustment-link.tsx';
import { AnswerConflictSection } from './answer-conflict-section.tsx';
import { AnswerSaveStateLine } from './answer-save-state-line.tsx';
import { formatNewerStoredAnswer } from './format-newer-stored-answer.ts';
import { CandidateFormQuestionField } from './candidate-form-question-field.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';

/** All questions of a form on one page, saved as one. */
export function CandidateFormPage(page: Page) {
  const { journey, path, stage, fields, version, newer, fromCheck, form, preview } = page;
  const { base, job } = journey;
  const back = addressBeforeApplicationStep(page);
  const hasProblems = Object.keys(form.problems).length > 0;
  const isReadBack = !hasProblems && fields.some(({ readAs }) => readAs !== null);
  return (
    <CandidatePageFrame
      employer={job}
      {...(back && { back: { to: back, label: 'Back' } })}
      state={<AnswerSaveStateLine isSaved={version > 0 && newer === null && !hasProblems} />}
      progress={progressAtApplicationStep(journey, path)}
      preview={preview}
    >
      <main className={stepsStyles['step']}>
        <form
          method="post"
          action={preview ? undefined : `${base}/${path}`}
          autoComplete="off"
          {...(!preview && { 'data-form': `${base}/forms/${stage.id}` })}
        >
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="stage" value={stage.id} />
          <input type="hidden" name="version" value={version} />
          {fromCheck && <input type="hidden" name="from" value="check" />}
          <p className={stepsStyles['step-above']}>{job.title}</p>
          <h1>{stage.name}</h1>
          <p className={stepsStyles['step-small']}>
            The hiring team sees these answers. Whoever scores your written answers does not.
          </p>
          <CandidateFormProblemSummary problems={form.problems} />
          <AnswerConflictSection
            newer={
              newer &&
              newer
                .map(({ question, words }) => formatNewerStoredAnswer(question, words))
                .join('\n\n')
            }
            what="These answers were"
            own="Your own answers are in the fields below."
          />
          {isReadBack && (
            <p className={fieldsStyles['note']} role="status">
              Look below at how we read what you wrote. If it is right, save and continue.
            </p>
          )}
          <div className={fieldsStyles['choices']}>
            {fields.map((field) => (
              <CandidateFormQuestionField
                key={field.item.key}
                {...field}
                problem={form.problems[formFieldName(field.item.key)]}
              />
            ))}
          </div>
          {preview === null && <AskForAdjustmentLink base={base} />}
          <div className={stepsStyles['step-bar']}>
            <button className={fieldsStyles['go']} type={preview ? 'button' : 'submit'}>
              Save and continue
            </button>
          </div>
        </form>
      </main>
    </CandidatePageFrame>
  );
}
