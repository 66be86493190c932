import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  type findExperienceFeedbackEndpoint,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { RatingOutOfTenStars } from '../../../parts/ratings/rating-out-of-ten-stars.tsx';
import {
  FigureDefinitionButton,
  NumberWithDefinitionButton,
} from '../figure-definition-buttons-and-text.tsx';
import { formatCountWithThousands } from '../format-count-or-percent.ts';
import { RatingDistributionChart } from '../rating-distribution-chart.tsx';
import { ExperienceSurveyCommentList } from './experience-survey-comment-list.tsx';
import experienceStyles from './experience-survey-report-section.module.css';
import styles from './org-report.module.css';

type Figures = ResponseOf<typeof findExperienceFeedbackEndpoint>;

const COMMENTS_MAX = 20;

/** What one survey says: the average, how often each rating was given, and comments. */
export function ExperienceSurveyFiguresPanel({
  told: feedback,
  zone,
}: {
  told: Figures;
  zone: string;
}) {
  const { totalFeedbackCount: total, scores, averages } = feedback.stats;
  if (total === 0)
    return (
      <p className={styles['report-section-none']}>Nobody answered this survey in this period.</p>
    );
  if (scores === null || averages.ratingMean === null)
    return (
      <p className={styles['report-section-masked']}>
        {answers(total)} in this period. Figures and comments show from{' '}
        {EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN} on, so that nobody can be recognised.
      </p>
    );
  const comments = feedback.data.filter(({ text }) => text.trim() !== '').slice(0, COMMENTS_MAX);

  return (
    <div className={experienceStyles['told']}>
      <div className={experienceStyles['told-mean']}>
        <p>
          <strong>
            <NumberWithDefinitionButton of="experienceMean">
              {averages.ratingMean.toFixed(1)}
            </NumberWithDefinitionButton>
          </strong>{' '}
          of 10
        </p>
        <RatingOutOfTenStars rating={averages.ratingMean} />
        <p>
          Median{' '}
          <NumberWithDefinitionButton of="experienceMedian">
            {averages.ratingMedian ?? '–'}
          </NumberWithDefinitionButton>
          ,{' '}
          <NumberWithDefinitionButton of="experienceCount">
            {answers(total)}
          </NumberWithDefinitionButton>
        </p>
      </div>
      {scales.map(({ name, title }) => (
        <div key={name} className={experienceStyles['told-score']}>
          <h3>
            {title} <FigureDefinitionButton of="experienceRatings" />
          </h3>
          <RatingDistributionChart counts={scores[name]} />
        </div>
      ))}
      {comments.length === 0 ? (
        <p className={styles['report-section-none']}>
          No comments to show. New ones wait for a day.
        </p>
      ) : (
        <ExperienceSurveyCommentList comments={comments} zone={zone} />
      )}
    </div>
  );
}

const scales = [
  { name: 'rating', title: 'All in all' },
  { name: 'fairness', title: 'Fairness' },
  { name: 'satisfaction', title: 'Satisfaction' },
] as const;

const answers = (n: number) => (n === 1 ? '1 answer' : `${formatCountWithThousands(n)} answers`);
