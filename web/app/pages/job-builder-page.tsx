import { findJobDraft } from '@evenhand/contract/builder/job-builder.ts';
import { currentUser } from '@evenhand/contract/sign-in/current-user.ts';
import { Redirect, useParams } from 'wouter';
import { JobNotLoadedNotice } from '../../parts/jobs/job-not-loaded-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../net/use-call-and-command.ts';
import { JobBuilder } from '../../features/builder/job-builder.tsx';
import {
  type JobBuilderStepKey,
  jobBuilderStepKeys,
} from '../../features/builder/job-builder-step-rules.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import builderBarStyles from '../../features/builder/job-builder-top-bar.module.css';
import builderStepsStyles from '../../features/builder/job-builder-step-nav.module.css';
import styles from '../../features/builder/job-builder.module.css';

/** The address says which role and which step; without one it is the first. */
export function JobBuilderPage() {
  const { jobId, step: query } = useParams<{ jobId: string; step?: string }>();
  const draft = useCall(findJobDraft, { params: { jobId } });
  const me = useCall(currentUser, {});
  const step = jobBuilderStepKeys.find((name) => name === (query ?? 'details'));

  if (step === undefined) return <Redirect replace to={`/builder/${jobId}/`} />;
  if (draft.error && !draft.data)
    return <JobNotLoadedNotice code={draft.error.problem.code} onRetry={draft.refetch} />;
  if (!draft.data || !me.data) return <Loading step={step} />;
  return (
    <JobBuilder key={draft.data.id} step={step} userId={me.data.user.id} loaded={draft.data} />
  );
}

function Loading({ step }: { step: JobBuilderStepKey }) {
  return (
    <div className={styles['builder']} data-frame="no-bar" aria-busy="true" data-step={step}>
      <title>Role – Evenhand</title>
      <div className={builderBarStyles['builder-bar']} />
      <div
        className={joinClassNames(styles['builder-side'], builderStepsStyles['builder-steps'])}
      />
      <div className={styles['builder-editor']}>
        <Skeleton width={220} height={30} />
        <Skeleton width="100%" height={260} />
      </div>
    </div>
  );
}
