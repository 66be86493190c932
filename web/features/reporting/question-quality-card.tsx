import {
  type JobReviewReport,
  SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN,
} from '@evenhand/contract/reporting/job-reports.ts';
import { IconBulb } from '@tabler/icons-react';
import { FigureDefinitionButton } from './figure-definition-buttons-and-text.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import roleFiguresStyles from './job-figures.module.css';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';
import { formatPercent } from '../../parts/words/format-percent.ts';

type Question = NonNullable<JobReviewReport['scores']>['questions'][number];

/** What each question tells of candidates, and what to do about one that tells little. */
export function QuestionQualityCard({ questions }: { questions: readonly Question[] }) {
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="questions-title">
      <h2 id="questions-title">How good the questions are</h2>
      <table
        className={joinClassNames(
          reportTableStyles['report-table'],
          roleFiguresStyles['report-table'],
          roleFiguresStyles['questions'],
        )}
      >
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Mean <FigureDefinitionButton of="questionMean" />
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Spread <FigureDefinitionButton of="questionSpread" />
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Fit <FigureDefinitionButton of="questionFit" />
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              Agreement <FigureDefinitionButton of="agreementOfOne" />
            </th>
            <th scope="col" className={reportTableStyles['is-number']}>
              1 or 5 stars <FigureDefinitionButton of="questionExtremes" />
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
      <p className={roleReportStyles['report-none']}>
        From {SCORED_ANSWERS_TO_SHOW_QUESTION_FIGURES_MIN} scored answers on. They speak of the
        questions, never of one candidate or reviewer.
      </p>
    </section>
  );
}

const share = (n: number | null) => (n === null ? '–' : formatPercent(n));

function Row({ question, number }: { question: Question; number: number }) {
  const { text, answers, mean, sd, itemRest, single, ones, fives, advice } = question;
  return (
    <tr>
      <th scope="row">
        Question {number}
        <span className={roleFiguresStyles['report-question']} dir="auto">
          {text}
        </span>
        {advice.map((each) => (
          <span key={each} className={roleFiguresStyles['report-advice']}>
            <IconBulb size={16} aria-hidden="true" />
            {adviceWords[each]}
          </span>
        ))}
      </th>
      {mean === null ? (
        <td colSpan={5} className={roleFiguresStyles['report-few']}>
          {answers === 1 ? '1 answer' : `${answers} answers`} scored so far, too few to say more
        </td>
      ) : (
        <>
          <td
            className={joinClassNames(
              reportTableStyles['is-number'],
              reportTableStyles['is-strong'],
            )}
            data-label="Mean"
          >
            {figuresOf(mean)}
          </td>
          <td className={reportTableStyles['is-number']} data-label="Spread">
            {figuresOf(sd)}
          </td>
          <td className={reportTableStyles['is-number']} data-label="Fit">
            {figuresOf(itemRest)}
          </td>
          <td className={reportTableStyles['is-number']} data-label="Agreement">
            {figuresOf(single)}
          </td>
          <td className={reportTableStyles['is-number']} data-label="1 or 5 stars">
            {share(ones)} · {share(fives)}
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

const figuresOf = (figure: number | null) => (figure === null ? '–' : figure.toFixed(2));
