import { lazy, Suspense } from 'react';
import { ActivityFeed } from '../../../features/activity/activity-feed.tsx';
import { CandidateRating } from '../../../features/feedback/candidate-rating.tsx';
import { SurveyCardBody } from '../../../features/feedback/survey-card-body.tsx';
import { InterviewWidget } from '../../../features/interviews/interview-widget.tsx';
import { HireCarousel } from '../../../features/jobs/hire-carousel.tsx';
import { loadChunk } from '../../../net/load-chunk.ts';
import { useMe } from '../../../net/use-me.ts';
import { CardBoundary } from './card-boundary.tsx';

/** Gone as soon as everything is said. */
const MissingInfoCard = lazy(async () => ({
  default: (await loadChunk(() => import('./missing-info-card.tsx'))).MissingInfoCard,
}));
/** For those who try it out. */
const FirstSteps = lazy(async () => ({
  default: (await loadChunk(() => import('./first-steps.tsx'))).FirstSteps,
}));

/** The right column of the dashboard, one card for each thing the day asks for. */
export function DashboardSide() {
  const me = useMe();
  if (!me) return null;
  // Its sample review is closed to support, who has nothing to get started with either.
  const isBeginner =
    me.Org.OrgTiers[0]?.Tier.code === 'free-trial' && me.may.startJobs && !me.inImpersonatedAccount;
  const zone = me.Org.tz || 'Europe/London';
  return (
    <>
      {isBeginner && (
        <CardBoundary title="First steps">
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        </CardBoundary>
      )}
      {me.role === 'ADMIN' && (
        <CardBoundary title="Interviews">
          <InterviewWidget />
        </CardBoundary>
      )}
      {me.may.changeOrganisation && me.Org.isInfoMissing && (
        <CardBoundary title="Missing company information">
          <Suspense fallback={null}>
            <MissingInfoCard org={me.Org} />
          </Suspense>
        </CardBoundary>
      )}
      <CardBoundary title="Hire status">
        <HireCarousel me={me} />
      </CardBoundary>
      <CardBoundary title="What candidates say">
        <CandidateRating zone={zone} />
      </CardBoundary>
      <CardBoundary title="Activity">
        <ActivityFeed zone={zone} />
      </CardBoundary>
      <CardBoundary title="Survey">
        <SurveyCardBody me={me} />
      </CardBoundary>
    </>
  );
}
