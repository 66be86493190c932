import type { JobReviewReport } from '@evenhand/contract/reporting/job-reports.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { reviewerAgreementWords } from './reviewer-agreement-words.ts';
import { FigureDefinitionButton } from './figure-definition-buttons-and-text.tsx';
import { ReportTableBarCell } from './report-table-bar-cell.tsx';
import { MeanScoreDistributionChart } from './mean-score-distribution-chart.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import roleFiguresStyles from './job-figures.module.css';
import reportTableStyles from './report-table.module.css';
import roleReportStyles from './job-report-panel.module.css';

/** How far the reviews are, and after the release how far reviewers agree and how candidates did. */
export function JobReviewsReportCard({ progress, hidden, scores }: JobReviewReport) {
  return (
    <section className={roleReportStyles['report-card']} aria-labelledby="reviews-title">
      <h2 id="reviews-title">
        Reviews <FigureDefinitionButton of="reviewProgress" />
      </h2>
      {progress.total === 0 ? (
        <p className={roleReportStyles['report-none']}>Nobody has been sent to review yet.</p>
      ) : (
        <ProgressBar label="Scores given" done={progress.scored} total={progress.total} />
      )}
      {hidden !== null && (
        <p className={roleReportStyles['report-masked']}>{hiddenWords[hidden]}</p>
      )}
      {scores?.isPartial && (
        <p className={roleReportStyles['report-none']}>
          Some reviews are not released yet. What follows is about those that are.
        </p>
      )}
      {scores && (
        <div className={roleFiguresStyles['report-halves']}>
          <Agreement agreement={scores.agreement} />
          <Distribution distribution={scores.distribution} />
        </div>
      )}
    </section>
  );
}

const hiddenWords = {
  'own-reviews-open':
    'Hidden while you have reviews to do on this role, so that nobody else’s scores lead yours.',
  'not-released': 'Scores show here once the reviews are released on the leaderboard.',
} as const;

type Scores = NonNullable<JobReviewReport['scores']>;

function Agreement({ agreement }: Pick<Scores, 'agreement'>) {
  return (
    <div className={roleFiguresStyles['report-half']}>
      <h3>
        How far reviewers agree <FigureDefinitionButton of="agreementOfMean" />
      </h3>
      {agreement === null ? (
        <p className={roleReportStyles['report-none']}>
          Agreement shows from 20 answers on that two or more have scored.
        </p>
      ) : (
        <>
          <p className={roleFiguresStyles['report-large']}>
            {agreement.mean.toFixed(2)} <span>{reviewerAgreementWords(agreement.mean)}</span>
          </p>
          <p className={roleReportStyles['report-none']}>
            Of the mean of {reviews(agreement.k)} an answer, over {agreement.answers} answers. One
            review alone: {agreement.single.toFixed(2)}{' '}
            <FigureDefinitionButton of="agreementOfOne" />
          </p>
          <table
            className={joinClassNames(
              reportTableStyles['report-table'],
              roleFiguresStyles['report-table'],
              roleFiguresStyles['foretold'],
            )}
          >
            <caption>With another number of reviews an answer</caption>
            <tbody>
              {agreement.foretold.map((figure, place) => (
                // One line for each number of reviews, which never move.
                <tr key={place}>
                  <th scope="row">{place === 0 ? '1 review' : `${place + 1} reviews`}</th>
                  <ReportTableBarCell n={Math.max(0, figure)} of={1} />
                  <td
                    className={joinClassNames(
                      reportTableStyles['is-number'],
                      roleFiguresStyles['is-number'],
                    )}
                  >
                    {figure.toFixed(2)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}

function Distribution({ distribution }: Pick<Scores, 'distribution'>) {
  return (
    <div className={roleFiguresStyles['report-half']}>
      <h3>
        Scores of candidates <FigureDefinitionButton of="scoreDistribution" />
      </h3>
      {distribution === null ? (
        <p className={roleReportStyles['report-none']}>
          Shows from 5 candidates on who have a score in every question.
        </p>
      ) : (
        <MeanScoreDistributionChart counts={distribution} />
      )}
    </div>
  );
}

function reviews(k: number): string {
  const rounded = Math.round(k * 10) / 10;
  return rounded === 1 ? '1 review' : `${rounded} reviews`;
}
