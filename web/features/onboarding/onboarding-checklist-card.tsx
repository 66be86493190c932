import { findOrganisationOnboardingEndpoint } from '@evenhand/contract/onboarding/find-organisation-onboarding-endpoint.ts';
import { IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { OnboardingStepListItem } from './onboarding-step-list-item.tsx';
import {
  onboardingPercentDone,
  type OnboardingStepState,
  onboardingStepsWithState,
} from './onboarding-steps.ts';
import { useSampleReviewCountsAndLink } from './use-sample-review-counts-and-link.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './onboarding-checklist-card.module.css';
import { formatPercent as percentWords } from '../../parts/words/format-percent.ts';

const KEY = 'evenhand-checklist-dismissed';

/** What an admin of a free trial does first; once all is done it can be put away. */
export function OnboardingChecklistCard({ onStartJob }: { onStartJob: () => void }) {
  const [isDismissed, setDismissed] = useState(wasDismissed);
  const beginnings = useEndpointQuery(findOrganisationOnboardingEndpoint, {});
  const sampleJobId = beginnings.data?.sampleJobId ?? null;
  const review = useSampleReviewCountsAndLink(sampleJobId);
  const id = useId();
  const isKnown = beginnings.data && (sampleJobId === null || !review.isPending);
  const steps = isKnown
    ? onboardingStepsWithState(beginnings.data, review.data ?? null)
    : undefined;
  const percent = steps && onboardingPercentDone(steps);

  function dismiss() {
    setDismissed(true);
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Storage is blocked: it comes back with the next load.
    }
  }

  // Whoever has put it away does not see it come and go while it is found out.
  if (isDismissed && (percent === undefined || percent === 100)) return null;
  return (
    <section
      className={joinClassNames(sideCardStyles['side-card'], styles['checklist'])}
      aria-labelledby={id}
    >
      <header>
        <h2 id={id}>{percent === 100 ? 'You are all set' : 'Get started'}</h2>
        {percent === 100 ? (
          <IconButton label="Dismiss" icon={<IconX aria-hidden="true" />} onClick={dismiss} />
        ) : (
          percent !== undefined && <span>{percentWords(percent)} done</span>
        )}
      </header>
      {beginnings.isError && !beginnings.data && (
        <LoadFailureNote onRetry={beginnings.refetch}>
          We could not load your first steps. Nothing was changed.
        </LoadFailureNote>
      )}
      {!steps && !beginnings.isError && <Skeleton width="100%" height={150} />}
      {steps && <Bars steps={steps} percent={onboardingPercentDone(steps)} />}
      {percent === 100 && (
        <p>You have reviewed blind, have a hiring team, and your first role has begun.</p>
      )}
      {steps && percent !== 100 && (
        <ol>
          {steps.map((step) => (
            <OnboardingStepListItem
              key={step.id}
              step={step}
              sampleJobId={sampleJobId}
              review={review.data ?? null}
              hasFailed={review.isError}
              onRetry={() => review.refetch()}
              onStartJob={onStartJob}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

function Bars({ steps, percent }: { steps: OnboardingStepState[]; percent: number }) {
  return (
    <div
      className={styles['checklist-bars']}
      role="progressbar"
      aria-label="First steps"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={percentWords(percent)}
    >
      {/* As many as are done, from the left: the bar says how far, the list says which. */}
      {steps
        .toSorted((one, other) => Number(other.isDone) - Number(one.isDone))
        .map(({ id, isDone }) => (
          <span key={id} className={isDone ? styles['is-done'] : undefined} />
        ))}
    </div>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
