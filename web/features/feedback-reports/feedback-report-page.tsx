import type { FeedbackReportPageProps as Page } from '@evenhand/contract/feedback-reports/feedback-page-props.ts';
import type { FeedbackReport } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import { scoreBandNames } from '@evenhand/contract/candidate-tests/test-score-band-names.ts';
import { PrintableCandidatePageFrame } from '../../parts/kept-page/printable-candidate-page-frame.tsx';
import {
  formatIsoDayWithMonth,
  formatIsoDaysWithMonth,
} from '../../parts/time/format-iso-days-with-month.ts';
import { FeedbackReportAnswerSection } from './feedback-report-answer-section.tsx';
import { FeedbackReportSkillsSection } from './feedback-report-skills-section.tsx';
import styles from './feedback-report-page.module.css';

/** What whoever was not chosen gets back: their answers with what was made of them, and nothing of anybody else. */
export function FeedbackReportPage(page: Page) {
  const { job, base, report } = page;
  return (
    <PrintableCandidatePageFrame
      job={job}
      title="Your feedback"
      base={base}
      note={
        base === null && (
          <p>
            <strong>Preview.</strong> The candidate sees this, once it is released.
          </p>
        )
      }
    >
      {report === null ? <Waiting {...page} /> : <Report page={page} report={report} />}
    </PrintableCandidatePageFrame>
  );
}

function Waiting({ job, base, availableOn, isNever, contactEmail }: Page) {
  if (base === null)
    return (
      <p>
        There is nothing to look at yet. It shows once four fifths of the answers of this role are
        scored, and not while you still score some of them.
      </p>
    );
  if (isNever)
    return (
      <>
        <p>
          There is none. {job.organisation} decided on your application before feedback reports were
          made here, and none is made afterwards.
        </p>
        <p>
          You can still <a href={`${base}/history`}>see what was done with your application</a> and{' '}
          <a href={`${base}/your-data`}>what is held about you</a>
          {contactEmail && (
            <>
              , or <a href={`mailto:${contactEmail}`}>ask {job.organisation}</a>
            </>
          )}
          .
        </p>
      </>
    );
  return availableOn === null ? (
    <p>It is being put together. Come back to this page in a few minutes.</p>
  ) : (
    <p>
      It will be on this page from {formatIsoDayWithMonth(availableOn)} on. Your link stays the same
      until then.
    </p>
  );
}

function Report({ page, report }: { page: Page; report: FeedbackReport }) {
  const { base, comment, asksSurvey, contactEmail } = page;
  const { interviews, tests, workOnFirst } = report;
  return (
    <>
      <p>
        Thank you for applying.{' '}
        {report.applicants !== null && `At least ${report.applicants} people applied. `}
        {readersInWords(report)}
      </p>
      <p>
        People marked every answer by the same guide. Their marks are told in five bands, from the
        lowest on: {scoreBandNames.join(', ')}. This page was fixed on{' '}
        {formatIsoDayWithMonth(report.releasedOn)} and does not change any more.
      </p>
      {workOnFirst !== null && (
        <p className={styles['first']}>
          To work on first: <strong>{workOnFirst}</strong>
        </p>
      )}
      {comment !== null && (
        <section aria-labelledby="comment">
          <h2 id="comment">A word from {report.organisation}</h2>
          <blockquote className={styles['comment']} dir="auto">
            {comment}
          </blockquote>
        </section>
      )}
      <FeedbackReportSkillsSection skills={report.skills} isCompared={report.isCompared} />
      {report.answers.length > 0 && (
        <section aria-labelledby="answers">
          <h2 id="answers">Answer by answer</h2>
          {report.answers.map((answer, i) => (
            <FeedbackReportAnswerSection key={i} answer={answer} number={i + 1} />
          ))}
        </section>
      )}
      {interviews.map(({ stage, criteria }, i) => (
        <BandTable
          key={stage}
          id={`interview-${i}`}
          title={stage}
          about="Criterion"
          rows={criteria}
        />
      ))}
      {tests.length > 0 && <BandTable id="tests" title="Tests" about="Test" rows={tests} />}
      {base !== null && (
        <section aria-labelledby="next" className={styles['next']}>
          <h2 id="next">What you can do</h2>
          <ul>
            {asksSurvey && (
              <li>
                <a href={`${base}/survey/decision`}>Say whether this helped</a>: two minutes, and
                without your name
              </li>
            )}
            <li>
              <a href={`${base}/history`}>See what was done with your application</a>
            </li>
            <li>
              <a href={`${base}/your-data`}>See, correct or erase</a> what is held about you
            </li>
            {contactEmail && (
              <li>
                <a href={`mailto:${contactEmail}`}>Ask {report.organisation}</a> to look at the
                decision again
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}

function readersInWords({ readers, readOn }: FeedbackReport): string {
  if (readers === 0) return 'Nobody scored your answers before the decision.';
  const who = readers === 1 ? '1 person' : `${readers} people`;
  const on = readOn.length === 0 ? '' : ` on ${formatIsoDaysWithMonth(readOn)}`;
  return `Your answers were read by ${who}${on}, without your name.`;
}

type BandRows = readonly { name: string; band: string }[];

function BandTable({
  id,
  title,
  about,
  rows,
}: {
  id: string;
  title: string;
  about: string;
  rows: BandRows;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className={styles['bands']}>
        <thead>
          <tr>
            <th scope="col">{about}</th>
            <th scope="col">Band</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, band }, i) => (
            <tr key={i}>
              <th scope="row">{name}</th>
              <td>{band}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
