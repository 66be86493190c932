import type { CandidateSurveyPageProps as Page } from '@evenhand/contract/apply/candidate-page-props.ts';
import { EXPERIENCE_RATING_MAX } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { RatingScaleField } from '../../ui/rating-scale-field.tsx';
import { CollapsibleSection } from './collapsible-section.tsx';
import {
  CsrfTokenField,
  CandidateFieldProblemText,
  CandidateFormProblemSummary,
} from './candidate-form-fields.tsx';
import { CandidatePageFrame } from './candidate-page-frame.tsx';
import fieldsStyles from './candidate-form-fields.module.css';
import stepsStyles from './candidate-form-steps.module.css';
import surveyStyles from './candidate-survey.module.css';
import styles from './candidate-form-steps.module.css';

type Scale = {
  name: 'rating' | 'fairness' | 'satisfaction';
  asks: string;
  from: string;
  to: string;
};

const words: Record<Page['moment'], { title: string; scales: Scale[]; more: string }> = {
  applying: {
    title: 'How was applying?',
    scales: [
      { name: 'rating', asks: 'All in all, how was it?', from: 'very poor', to: 'excellent' },
      {
        name: 'fairness',
        asks: 'How fair did it seem?',
        from: 'not fair at all',
        to: 'completely fair',
      },
      {
        name: 'satisfaction',
        asks: 'How satisfied are you with what you could show of yourself?',
        from: 'not at all',
        to: 'completely',
      },
    ],
    more: 'What was good, and what should be different?',
  },
  decision: {
    title: 'How was this for you?',
    scales: [
      { name: 'rating', asks: 'All in all, how was it?', from: 'very poor', to: 'excellent' },
      {
        name: 'fairness',
        asks: 'How fair did the decision seem?',
        from: 'not fair at all',
        to: 'completely fair',
      },
      {
        name: 'satisfaction',
        asks: 'How satisfied are you with how you were told?',
        from: 'not at all',
        to: 'completely',
      },
    ],
    more: 'What was good, and what should be different?',
  },
};

/** One page, one answer, without a log-in and without a name. */
export function CandidateExperienceSurveyPage({ journey, moment, state, answer, form }: Page) {
  const { base, job } = journey;
  return (
    <CandidatePageFrame employer={job} back={{ to: `${base}/status`, label: 'Your application' }}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{job.title}</p>
        <h1>{state === 'asked' ? words[moment].title : 'Thank you'}</h1>
        {state === 'asked' && (
          <>
            <p>
              {job.organisation} reads what people say, never who said it. Nothing leads from your
              answer to your application.
            </p>
            <CandidateFormProblemSummary problems={form.problems} />
            <Questions {...{ base, moment, answer, form }} send="Send" />
          </>
        )}
        {state === 'given' && (
          <>
            <p>
              Your answer is kept. You can change it until midnight, and you are not asked again.
            </p>
            <CollapsibleSection
              title="Change my answer"
              isOpen={Object.keys(form.problems).length > 0}
            >
              <CandidateFormProblemSummary problems={form.problems} />
              <Questions {...{ base, moment, answer, form }} send="Save the changes" />
            </CollapsibleSection>
          </>
        )}
        {state === 'closed' && (
          <p>You have answered this already. It stays as it is, and you are not asked again.</p>
        )}
      </main>
    </CandidatePageFrame>
  );
}

type QuestionsProps = Pick<Page, 'moment' | 'answer' | 'form'> & { base: string; send: string };

function Questions({ base, moment, answer, form, send }: QuestionsProps) {
  const { scales, more } = words[moment];
  return (
    <form
      method="post"
      action={`${base}/survey/${moment}`}
      className={surveyStyles['survey']}
      autoComplete="off"
      noValidate
    >
      <CsrfTokenField token={form.token} />
      {scales.map(({ name, ...scale }) => (
        <RatingScaleField
          key={name}
          name={name}
          {...scale}
          isOptional={name !== 'rating'}
          highest={EXPERIENCE_RATING_MAX}
          chosen={answer[name]}
          describedBy={form.problems[name] && `${name}-problem`}
          className={surveyStyles['survey-scale']}
        >
          {form.problems[name] && (
            <CandidateFieldProblemText id={`${name}-problem`} text={form.problems[name]} />
          )}
        </RatingScaleField>
      ))}
      <div className={surveyStyles['survey-text']}>
        <label htmlFor="text">{more}</label>
        <p className={fieldsStyles['hint']} id="text-hint">
          Optional. Leave names out, yours too. It is shown two days later at the earliest, and only
          beside what others said.
        </p>
        <textarea
          className={stepsStyles['answer-text']}
          id="text"
          name="text"
          rows={4}
          maxLength={2000}
          defaultValue={answer.text}
          aria-describedby="text-hint"
          aria-invalid={form.problems['text'] ? true : undefined}
        />
        {form.problems['text'] && (
          <CandidateFieldProblemText id="text-problem" text={form.problems['text']} />
        )}
      </div>
      <button className={fieldsStyles['go']} type="submit">
        {send}
      </button>
    </form>
  );
}
