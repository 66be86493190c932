import type { ApplicationHistoryPageProps as Page } from '@evenhand/contract/application-history/history-page-props.ts';
import { PrintableCandidatePageFrame } from '../../parts/kept-page/printable-candidate-page-frame.tsx';
import { formatDayOfMomentInZone } from '../../parts/time/format-day-of-moment-in-zone.ts';
import { formatIsoDayWithMonth } from '../../parts/time/format-iso-days-with-month.ts';
import { applicationHistoryStepWords } from './application-history-step-words.ts';
import styles from './application-history-page.module.css';

/** What was done with an application, by days and by parts: never by a time or a name. */
export function ApplicationHistoryPage(page: Page) {
  const { job, base, steps, plan, currentPlanSha256, contactEmail } = page;
  return (
    <PrintableCandidatePageFrame job={job} title="What was done with your application" base={base}>
      <p>
        What people at {job.organisation} did with it, day by day. Times and names of people who
        work there are left out.
      </p>
      <ol className={styles['steps']}>
        {steps.map((step, i) => (
          <li key={i}>
            {step.on === null ? (
              <span>Day not kept</span>
            ) : (
              <time dateTime={step.on}>{formatIsoDayWithMonth(step.on)}</time>
            )}
            <p>{applicationHistoryStepWords(step, job.organisation)}</p>
          </li>
        ))}
      </ol>
      {plan && (
        <section aria-labelledby="plan">
          <h2 id="plan">How it was to be decided</h2>
          <p>
            The plan of this role was fixed on{' '}
            {formatDayOfMomentInZone(plan.frozen.frozenAt, job.zone)}, before you began. Its hash,
            by which anybody can check that it is still the same:
          </p>
          <p>
            <code className={styles['hash']}>{plan.frozen.sha256}</code>
          </p>
          {plan.later === null || currentPlanSha256 === null ? (
            <p>It is still the plan of the role today, with the same hash.</p>
          ) : (
            <>
              <p>
                The role was changed on {formatDayOfMomentInZone(plan.later.frozenAt, job.zone)},
                for whoever began after that. Your application keeps the plan above. The hash of
                today’s:
              </p>
              <p>
                <code className={styles['hash']}>{currentPlanSha256}</code>
              </p>
            </>
          )}
        </section>
      )}
      {contactEmail && (
        <p>
          Is something missing or wrong?{' '}
          <a href={`mailto:${contactEmail}`}>Ask {job.organisation}</a>.
        </p>
      )}
    </PrintableCandidatePageFrame>
  );
}
