import type { CandidateTaskPageProps } from '@evenhand/contract/apply/candidate-page-props.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { AnswerConflictSection } from './answer-conflict-section.tsx';
import { AskForAdjustmentLink } from './ask-for-adjustment-link.tsx';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import { CandidateFormQuestionField } from './candidate-form-question-field.tsx';
import { formatNewerStoredAnswer } from './format-newer-stored-answer.ts';
import { AnswerSaveStateLine } from './answer-save-state-line.tsx';
import { CandidateTaskOutlineSection } from './candidate-task-outline-section.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';

type Page = Extract<CandidateTaskPageProps, { state: 'open' }>;

/** The task while it is written: all of it on one page, saved as one. */
export function CandidateTaskFormPage({ journey, task, form, preview, ...page }: Page) {
  const { stageId, fields, version, newer } = page;
  const { base, job } = journey;
  const hasProblems = Object.keys(form.problems).length > 0;
  return (
    <CandidatePageFrame
      employer={job}
      {...(!preview && { back: { to: base, label: 'Your application' } })}
      state={<AnswerSaveStateLine isSaved={version > 0 && newer === null && !hasProblems} />}
      preview={preview}
    >
      <main className={stepsStyles['step']}>
        <form
          method="post"
          action={preview ? undefined : `${base}/task/${task.number}`}
          autoComplete="off"
          {...(!preview && { 'data-form': `${base}/forms/${stageId}` })}
        >
          <CsrfTokenField token={form.token} />
          <input type="hidden" name="version" value={version} />
          <p className={stepsStyles['step-above']}>{job.title}</p>
          <h1>{task.name}</h1>
          <CandidateTaskOutlineSection task={task} zone={job.zone} />
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
              Save and look it over
            </button>
          </div>
          <p className={stepsStyles['step-small']}>
            Nothing is handed in by this. You can stop, and go on by the same link on any device.
          </p>
        </form>
      </main>
    </CandidatePageFrame>
  );
}
