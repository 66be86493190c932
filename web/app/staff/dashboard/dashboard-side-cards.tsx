import { lazy, Suspense } from 'react';
import { ActivityFeedSection } from '../../../features/activity/activity-feed-section.tsx';
import { ExperienceFeedbackFromCandidatesCard } from '../../../features/feedback/experience-feedback-from-candidates-card.tsx';
import { ProductSurveyPrompt } from '../../../features/feedback/product-survey-prompt.tsx';
import { DailyInterviewsCard } from '../../../features/interviews/daily-interviews-card.tsx';
import { HireStatusCarousel } from '../../../features/jobs/hire-status-carousel.tsx';
import { loadChunkWithRetry } from '../../../net/load-chunk-with-retry.ts';
import { useCurrentUser } from '../../../net/use-current-user.ts';
import { DashboardCardErrorBoundary } from './dashboard-card-error-boundary.tsx';

/** Gone as soon as everything is said. */
const MissingInfoCard = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./missing-organisation-info-card.tsx')))
    .MissingOrganisationInfoCard,
}));
/** For those who try it out. */
const FirstSteps = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./onboarding-card.tsx'))).OnboardingCard,
}));

/** The right column of the dashboard, one card for each thing the day asks for. */
export function DashboardSideCards() {
  const me = useCurrentUser();
  if (!me) return null;
  // Its sample review is closed to support, who has nothing to get started with either.
  const isBeginner =
    me.Org.OrgTiers[0]?.Tier.code === 'free-trial' && me.may.startJobs && !me.inImpersonatedAccount;
  const zone = me.Org.tz || 'Europe/London';
  return (
    <>
      {isBeginner && (
        <DashboardCardErrorBoundary title="First steps">
          <Suspense fallback={null}>
            <FirstSteps />
          </Suspense>
        </DashboardCardErrorBoundary>
      )}
      {me.role === 'ADMIN' && (
        <DashboardCardErrorBoundary title="Interviews">
          <DailyInterviewsCard />
        </DashboardCardErrorBoundary>
      )}
      {me.may.changeOrganisation && me.Org.isInfoMissing && (
        <DashboardCardErrorBoundary title="Missing company information">
          <Suspense fallback={null}>
            <MissingInfoCard org={me.Org} />
          </Suspense>
        </DashboardCardErrorBoundary>
      )}
      <DashboardCardErrorBoundary title="Hire status">
        <HireStatusCarousel me={me} />
      </DashboardCardErrorBoundary>
      <DashboardCardErrorBoundary title="What candidates say">
        <ExperienceFeedbackFromCandidatesCard zone={zone} />
      </DashboardCardErrorBoundary>
      <DashboardCardErrorBoundary title="Activity">
        <ActivityFeedSection zone={zone} />
      </DashboardCardErrorBoundary>
      <DashboardCardErrorBoundary title="Survey">
        <ProductSurveyPrompt me={me} />
      </DashboardCardErrorBoundary>
    </>
  );
}
