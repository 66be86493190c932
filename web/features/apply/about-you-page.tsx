import type { AboutYouPage as Page, FormQuestion } from '@evenhand/contract/candidate-pages.ts';
import { FormToken } from './form-parts.tsx';
import { Frame } from './frame.tsx';

/** The equal-opportunities form: optional as a whole and question by question, nothing chosen beforehand. */
export function AboutYouPage({ journey, questions, hasAnswers, isSubmitted, form }: Page) {
  const { base, role, questionCount } = journey;
  const at = `${base}/about-you`;
  return (
    <Frame
      employer={role}
      {...(isSubmitted && { back: { to: `${base}/status`, label: 'Back' } })}
      progress={{ done: 0, current: null, of: questionCount }}
    >
      <main className="step">
        <p className="step-above">{role.title}</p>
        <h1>About you</h1>
        <p>
          Equal-opportunities questions. They show {role.organisation} whether its hiring is fair to
          everybody. All are optional.
        </p>
        <p className="note">
          Nobody who decides about you can see your answers. They are stored apart from your
          application and only become figures about many people.
        </p>
        {!isSubmitted && (
          <form method="post" action={`${at}/skip`}>
            <FormToken token={form.token} />
            <button className="other" type="submit">
              Skip all
            </button>
          </form>
        )}
        <form method="post" action={at} className="choices" autoComplete="off">
          <FormToken token={form.token} />
          {questions.map((question) => (
            <Choice key={question.name} {...question} />
          ))}
          <div className="step-bar">
            <button className="go" type="submit">
              {isSubmitted ? 'Save' : 'Save and continue'}
            </button>
          </div>
        </form>
        {hasAnswers && (
          <form method="post" action={`${at}/erase`} className="step-apart">
            <FormToken token={form.token} />
            <p>Your answers are kept. You can change them above, or have all of them erased.</p>
            <button className="other" type="submit">
              Erase these answers
            </button>
          </form>
        )}
      </main>
    </Frame>
  );
}

function Choice({ name, question, options, chosen }: FormQuestion) {
  return (
    <fieldset className="choice">
      <legend>{question}</legend>
      {options.map(({ code, label }) => (
        <label key={code}>
          <input type="radio" name={name} value={code} defaultChecked={code === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
