import { findJobsAwaitingHireStatusEndpoint } from '@evenhand/contract/jobs.ts';
import type { CurrentUser } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import {
  hasRememberedHireStatusThanks,
  forgetHireStatusThanksAreDue,
} from '../../parts/hires/remember-and-forget-hire-status-thanks-due.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { IconButton } from '../../ui/button-and-icon-button.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useUnsavedJobHireStatuses } from '../../parts/hires/unsaved-hire-statuses-hooks-and-problem-text.tsx';
import {
  hireStatusCarouselIndexAfterListChange,
  nextHireStatusCarouselIndex,
} from './hire-status-carousel-index.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './hire-status-carousel.module.css';

/** Only for whoever is asked. */
const HireChoice = lazy(async () => ({
  default: (
    await loadChunkWithRetry(() => import('../../parts/hires/job-hire-status-question-buttons.tsx'))
  ).JobHireStatusQuestionButtons,
}));

const HireThanks = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./hire-status-thanks-card.tsx')))
    .HireStatusThanksCard,
}));

/** Asks about one role at a time whether it found anybody; thanks once none is left. */
export function HireStatusCarousel({ me }: { me: CurrentUser }) {
  const list = useEndpointQuery(findJobsAwaitingHireStatusEndpoint, {});
  const { answered } = useUnsavedJobHireStatuses();
  const [shown, setShown] = useState({ id: 0, place: 0 });
  const [areThanksOver, setThanksOver] = useState(false);

  if (!list.data) return null;
  const jobs = list.data.filter(({ id }) => !answered.includes(id));
  const place = hireStatusCarouselIndexAfterListChange(jobs, shown);
  const job = jobs[place];

  if (!job) {
    if (areThanksOver || (answered.length === 0 && !hasRememberedHireStatusThanks())) return null;
    return (
      <Suspense fallback={null}>
        <HireThanks
          onDismiss={() => {
            forgetHireStatusThanksAreDue();
            setThanksOver(true);
          }}
        />
      </Suspense>
    );
  }

  function turn(by: 1 | -1) {
    const next = nextHireStatusCarouselIndex(jobs.length, place, by);
    setShown({ id: jobs[next]?.id ?? 0, place: next });
  }

  return (
    <section
      className={joinClassNames(sideCardStyles['side-card'], styles['hire-carousel'])}
      aria-label="Hire status"
    >
      <header>
        <p role="status">
          {place + 1} of {jobs.length} roles
        </p>
        {jobs.length > 1 && (
          <div>
            <IconButton label="Previous role" icon={<IconChevronLeft />} onClick={() => turn(-1)} />
            <IconButton label="Next role" icon={<IconChevronRight />} onClick={() => turn(1)} />
          </div>
        )}
      </header>
      <Suspense fallback={<Skeleton width="100%" height={120} />}>
        <HireChoice job={job}>
          <p className={styles['hire-question']}>
            <bdi>{me.firstName}</bdi>, did you hire anyone for{' '}
            <strong>
              <bdi>{job.title}</bdi>
            </strong>
            ?
            {job.waitingSince && (
              <small> It was in progress on {formatDayOfMomentShort(job.waitingSince)}.</small>
            )}
          </p>
        </HireChoice>
      </Suspense>
    </section>
  );
}
