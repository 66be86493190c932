import type { SurveyPage as Page } from '@evenhand/contract/candidate-pages.ts';
import { Fold } from './fold.tsx';
import { FormToken, Problem, ProblemSummary } from './form-parts.tsx';
import { Frame } from './frame.tsx';
import fieldsStyles from './fields.module.css';
import surveyStyles from './survey.module.css';
import styles from './steps.module.css';

const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

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
export function SurveyPage({ journey, moment, state, answer, form }: Page) {
  const { base, role } = journey;
  return (
    <Frame employer={role} back={{ to: `${base}/status`, label: 'Your application' }}>
      <main className={styles['step']}>
        <p className={styles['step-above']}>{role.title}</p>
        <h1>{state === 'asked' ? words[moment].title : 'Thank you'}</h1>
        {state === 'asked' && (
          <>
            <p>
              {role.organisation} reads what people say, never who said it. Nothing leads from your
              answer to your application.
            </p>
            <ProblemSummary problems={form.problems} />
            <Questions {...{ base, moment, answer, form }} send="Send" />
          </>
        )}
        {state === 'given' && (
          <>
            <p>
              Your answer is kept. You can change it until midnight, and you are not asked again.
            </p>
            <Fold title="Change my answer" isOpen={Object.keys(form.problems).length > 0}>
              <ProblemSummary problems={form.problems} />
              <Questions {...{ base, moment, answer, form }} send="Save the changes" />
            </Fold>
          </>
        )}
        {state === 'closed' && (
          <p>You have answered this already. It stays as it is, and you are not asked again.</p>
        )}
      </main>
    </Frame>
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
      <FormToken token={form.token} />
      {scales.map((scale) => (
        <ScaleField
          key={scale.name}
          {...scale}
          chosen={answer[scale.name]}
          problem={form.problems[scale.name]}
        />
      ))}
      <div className={surveyStyles['survey-text']}>
        <label htmlFor="text">{more}</label>
        <p className={fieldsStyles['hint']} id="text-hint">
          Optional. Leave names out, yours too. It is shown two days later at the earliest, and only
          beside what others said.
        </p>
        <textarea
          id="text"
          name="text"
          rows={4}
          maxLength={2000}
          defaultValue={answer.text}
          aria-describedby="text-hint"
          aria-invalid={form.problems['text'] ? true : undefined}
        />
        {form.problems['text'] && <Problem id="text-problem" text={form.problems['text']} />}
      </div>
      <button className={fieldsStyles['go']} type="submit">
        {send}
      </button>
    </form>
  );
}

type ScaleProps = Scale & { chosen: number | null; problem: string | undefined };

function ScaleField({ name, asks, from, to, chosen, problem }: ScaleProps) {
  return (
    <fieldset
      className={surveyStyles['scale']}
      aria-describedby={problem ? `${name}-problem` : undefined}
    >
      <legend>
        {asks}
        {name !== 'rating' && <span className={fieldsStyles['hint']}> Optional</span>}
      </legend>
      <div className={surveyStyles['scale-row']}>
        {RATINGS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name={name}
              value={n}
              defaultChecked={n === chosen}
              {...(n === 1 && { id: name, 'aria-label': `1, ${from}` })}
              {...(n === 10 && { 'aria-label': `10, ${to}` })}
            />
            <span aria-hidden={n === 1 || n === 10 || undefined}>{n}</span>
          </label>
        ))}
      </div>
      <p className={surveyStyles['scale-ends']} aria-hidden="true">
        <span>1: {from}</span>
        <span>10: {to}</span>
      </p>
      {problem && <Problem id={`${name}-problem`} text={problem} />}
    </fieldset>
  );
}
