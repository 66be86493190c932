import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { AddSampleJobButton } from './add-sample-job-button.tsx';
import type {
  SampleReviewCounts,
  OnboardingStepState,
  OnboardingStepId,
} from './onboarding-steps.ts';
import styles from './onboarding-checklist-card.module.css';

type Props = {
  step: OnboardingStepState;
  sampleJobId: number | null;
  review: (SampleReviewCounts & { hash: string }) | null;
  hasFailed: boolean;
  onRetry: () => void;
  onStartJob: () => void;
};

export function OnboardingStepListItem({ step: { id, isDone }, ...sample }: Props) {
  return (
    <li className={isDone ? styles['is-done'] : undefined}>
      {isDone ? (
        <IconCircleCheck size={18} aria-hidden="true" />
      ) : (
        <IconCircle size={18} aria-hidden="true" />
      )}
      <div>
        <h3>
          {titles[id]}
          {isDone && <span className="sr-only"> (done)</span>}
        </h3>
        {!isDone && <Command id={id} {...sample} />}
      </div>
    </li>
  );
}

const titles: Record<OnboardingStepId, string> = {
  account: 'Create your account',
  review: 'Try a blind review',
  team: 'Build your hiring team',
  job: 'Start your first role',
};

function Command({
  id,
  onStartJob,
  ...sample
}: Omit<Props, 'step'> & { id: OnboardingStepId }): ReactNode {
  switch (id) {
    case 'account':
      return null;
    case 'review':
      return <SampleCommand {...sample} />;
    case 'team':
      return (
        <p>
          Reviews count when several people read each answer.{' '}
          <Link href={staffPagePaths.settings('users-and-permissions')}>Invite a colleague</Link>
        </p>
      );
    case 'job':
      return (
        <p>
          Begin with one of our templates, or from scratch.{' '}
          <Button look="link" onClick={onStartJob}>
            Start a role
          </Button>
        </p>
      );
  }
}

function SampleCommand({
  sampleJobId,
  review,
  hasFailed,
  onRetry,
}: Omit<Props, 'step' | 'onStartJob'>) {
  if (sampleJobId === null) return <AddSampleJobButton />;
  if (hasFailed && !review)
    return (
      <p>
        We could not look how far it is.{' '}
        <Button look="link" onClick={onRetry}>
          Try again
        </Button>
      </p>
    );
  if (!review || review.total === 0)
    return <p role="status">The sample role is being prepared. This takes a few seconds.</p>;
  const left = review.unscored === 1 ? '1 answer' : `${review.unscored} answers`;
  return (
    <p>
      Score {left} of invented candidates, without names.{' '}
      <a href={staffPagePaths.reviewApp(review.hash)}>
        {review.unscored === review.total
          ? 'Start the sample review'
          : 'Go on with the sample review'}
      </a>
    </p>
  );
}
