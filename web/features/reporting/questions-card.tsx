import { type JobReviewReport, SCORED_LEAST } from '@evenhand/contract/reporting.ts';
import { IconBulb } from '@tabler/icons-react';
import { DefinitionButton } from './definition-button.tsx';

type Question = NonNullable<JobReviewReport['scores']>['questions'][number];

/** What each question tells of candidates, and what to do about one that tells little. */
export function QuestionsCard({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="report-card" aria-labelledby="questions-title">
      <h2 id="questions-title">How good the questions are</h2>
      <table className="report-table questions">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className="is-number">
              Mean <DefinitionButton of="questionMean" />
            </th>
            <th scope="col" className="is-number">
              Spread <DefinitionButton of="questionSpread" />
            </th>
            <th scope="col" className="is-number">
              Fit <DefinitionButton of="questionFit" />
            </th>
            <th scope="col" className="is-number">
              Agreement <DefinitionButton of="agreementOfOne" />
            </th>
            <th scope="col" className="is-number">
              1 or 5 stars <DefinitionButton of="questionExtremes" />
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, place) => (
            // Questions have an order and no name to tell two alike apart by.
            <Row key={place} question={question} number={place + 1} />
          ))}
        </tbody>
      </table>
      <p className="report-none">
        From {SCORED_LEAST} scored answers on. They speak of the questions, never of one candidate
        or reviewer.
      </p>
    </section>
  );
}

function Row({ question, number }: { question: Question; number: number }) {
  const { text, answers, mean, sd, itemRest, single, ones, fives, advice } = question;
  return (
    <tr>
      <th scope="row">
        Question {number}
        <span className="report-question" dir="auto">
          {text}
        </span>
        {advice.map((each) => (
          <span key={each} className="report-advice">
            <IconBulb size={16} aria-hidden="true" />
            {adviceWords[each]}
          </span>
        ))}
      </th>
      {mean === null ? (
        <td colSpan={5} className="report-few">
          {answers === 1 ? '1 answer' : `${answers} answers`} scored so far, too few to say more
        </td>
      ) : (
        <>
          <td className="is-number is-strong" data-label="Mean">
            {told(mean)}
          </td>
          <td className="is-number" data-label="Spread">
            {told(sd)}
          </td>
          <td className="is-number" data-label="Fit">
            {told(itemRest)}
          </td>
          <td className="is-number" data-label="Agreement">
            {told(single)}
          </td>
          <td className="is-number" data-label="1 or 5 stars">
            {ones} % · {fives} %
          </td>
        </>
      )}
    </tr>
  );
}

const adviceWords = {
  'does-not-separate':
    'This question does not separate candidates. Ask about something else, or make it harder.',
  'read-differently':
    'Reviewers read these answers differently. Sharpen the guide for one, three and five stars.',
} as const;

const told = (figure: number | null) => (figure === null ? '–' : figure.toFixed(2));
