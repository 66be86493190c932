import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findExperienceFeedbackEndpoint } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { useState } from 'react';
import { formatIsoDayShort } from '../../../parts/time/format-short-days.ts';
import { RatingOutOfTenStars } from '../../../parts/ratings/rating-out-of-ten-stars.tsx';
import { Button } from '../../../ui/button-and-icon-button.tsx';
import { useIsPrinting } from '../../../ui/use-is-printing.ts';
import { FigureDefinitionButton } from '../figure-definition-buttons-and-text.tsx';
import { isoDayInZone } from './convert-shift-and-check-iso-and-dd-mm-yyyy-days.ts';
import '@fontsource-variable/source-serif-4/index.css';
import orgReportStyles from './org-report.module.css';
import styles from './experience-survey-report-section.module.css';

const COMMENTS_AT_FIRST = 6;

type Props = { comments: ResponseOf<typeof findExperienceFeedbackEndpoint>['data']; zone: string };

/** What people wrote, the newest day first. */
export function ExperienceSurveyCommentList({ comments, zone }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const isWhole = useIsPrinting() || isExpanded;
  return (
    <div className={styles['told-comments']}>
      <h3>
        Comments <FigureDefinitionButton of="experienceComments" />
      </h3>
      <ul>
        {(isWhole ? comments : comments.slice(0, COMMENTS_AT_FIRST)).map(
          ({ text, original, rating, createdAt }, place) => (
            // Comments have no name to tell them apart by, and stand in a fixed order.
            <li key={place}>
              <blockquote dir="auto">{text}</blockquote>
              {original !== null && (
                <details className={styles['experience-original']}>
                  <summary>Show as it was written</summary>
                  <blockquote dir="auto">{original}</blockquote>
                </details>
              )}
              <p>
                <RatingOutOfTenStars rating={rating} size={14} />
                {formatIsoDayShort(isoDayInZone(zone, createdAt))}
              </p>
            </li>
          ),
        )}
      </ul>
      {comments.length > COMMENTS_AT_FIRST && (
        <Button
          look="link"
          className={orgReportStyles['report-expand']}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show fewer' : `Show all ${comments.length} comments`}
        </Button>
      )}
    </div>
  );
}
