import type { CandidateEqualOpportunitiesPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { CsrfTokenField, CandidateFormProblemSummary } from './candidate-form-fields.tsx';
import { EqualOpportunitiesQuestionFieldset } from './equal-opportunities-question-fieldset.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import styles from './candidate-form-steps.module.css';

/** The equal-opportunities form: optional as a whole and question by question, nothing chosen beforehand. */
export function CandidateEqualOpportunitiesPage({
  journey,
  questions,
  notice,
  hasAnswers,
  isSubmitted,
  form,
  preview,
}: Page) {
  const { base, job, steps } = journey;
  const at = preview ? undefined : `${base}/about-you`;
  const isAsked = questions.length > 0;
  return (
    <CandidatePageFrame
      employer={job}
      {...(isSubmitted && { back: { to: `${base}/status`, label: 'Back' } })}
      progress={{ done: 0, current: null, of: steps.length }}
      preview={preview}
    >
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        <h1>About you</h1>
        {isAsked ? (
          <p>
            Equal-opportunities questions. They show {job.organisation} whether its hiring is fair
            to everybody. All are optional.
          </p>
        ) : (
          <p>{job.organisation} does not ask these questions for this role any more.</p>
        )}
        <p className={fieldsStyles['note']}>
          Nobody who decides about you can see your answers. They are stored apart from your
          application and only become figures about many people.
        </p>
        {notice && <Notice {...notice} />}
        <CandidateFormProblemSummary problems={form.problems} />
        {isAsked && !isSubmitted && (
          <form method="post" action={at && `${at}/skip`}>
            <CsrfTokenField token={form.token} />
            <button className={fieldsStyles['other']} type={preview ? 'button' : 'submit'}>
              Skip all
            </button>
          </form>
        )}
        {isAsked && (
          <form
            method="post"
            action={at}
            className={fieldsStyles['choices']}
            autoComplete="off"
            noValidate
          >
            <CsrfTokenField token={form.token} />
            {questions.map((question) => (
              <EqualOpportunitiesQuestionFieldset
                key={question.name}
                {...question}
                problem={form.problems[question.name]}
              />
            ))}
            <div className={styles['step-bar']}>
              <button className={fieldsStyles['go']} type={preview ? 'button' : 'submit'}>
                {isSubmitted ? 'Save' : 'Save and continue'}
              </button>
            </div>
          </form>
        )}
        {hasAnswers && (
          <form method="post" action={at && `${at}/erase`} className={styles['step-apart']}>
            <CsrfTokenField token={form.token} />
            <p>
              Your answers are kept. Erase them to take your consent back; your application stays as
              it is.
            </p>
            <button className={fieldsStyles['other']} type="submit">
              Erase these answers
            </button>
          </form>
        )}
      </main>
    </CandidatePageFrame>
  );
}

function Notice({ text, basis }: NonNullable<Page['notice']>) {
  return (
    <CollapsibleSection title="What happens with your answers">
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>On what ground they are kept: {basis}.</p>
    </CollapsibleSection>
  );
}
