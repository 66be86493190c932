import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import {
  type findLibraryQuestionEndpoint,
  SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN,
} from '@evenhand/contract/question-library.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { Link } from 'wouter';
import { describeLibraryQuestionUsage } from '../../parts/questions/describe-library-question-usage.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import styles from './library-question-usage-and-scores-section.module.css';

type Props = { question: ResponseOf<typeof findLibraryQuestionEndpoint>; now: Date };

/** Where it was asked, and how answers were scored as soon as there are enough of them. */
export function LibraryQuestionUsageAndScoresSection({ question, now }: Props) {
  const { usage, asked: query } = question;
  const { answers, scores, jobs } = usage;
  const elsewhere = query.roles - jobs.length;
  return (
    <section>
      <h3>Where it is used</h3>
      <p>{describeLibraryQuestionUsage(question, now).words}.</p>
      {jobs.length > 0 && (
        <ul className={styles['library-roles']}>
          {jobs.map(({ id, title, phase }) => (
            <li key={id}>
              <Link href={staffPagePaths.role(id, jobPhaseFacts[phase].path)}>{title}</Link>
              <span>{jobPhaseFacts[phase].words}</span>
            </li>
          ))}
        </ul>
      )}
      {jobs.length > 0 && elsewhere > 0 && (
        <p className={styles['library-quiet']}>
          And in {elsewhere === 1 ? 'one more role' : `${elsewhere} more roles`}.
        </p>
      )}
      {query.roles > 0 && scores === null && (
        <p className={styles['library-quiet']}>
          {answers} of {SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN} reviewed answers so far. From{' '}
          {SCORED_ANSWERS_TO_SHOW_QUESTION_MEAN_MIN} on, their scores are shown here.
        </p>
      )}
      {scores !== null && (
        <dl className={styles['library-facts']}>
          <div>
            <dt>Mean</dt>
            <dd>{scores.mean.toFixed(1)} stars</dd>
          </div>
          <div>
            <dt>Spread</dt>
            <dd>{scores.spread.toFixed(1)} stars</dd>
          </div>
          <div>
            <dt>From</dt>
            <dd>{answers} answers</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
