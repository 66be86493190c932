import { findJobDraftEndpoint } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { Redirect, useParams } from 'wouter';
import { JobNotLoadedNotice } from '../../parts/jobs/job-not-loaded-notice.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  JobBuilderEditor,
  JobBuilderStepSkeleton,
} from '../../features/builder/job-builder-editor.tsx';
import {
  type JobBuilderStepKey,
  jobBuilderStepKeys,
} from '../../features/builder/job-builder-steps-and-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import builderBarStyles from '../../features/builder/job-builder-top-bar.module.css';
import builderStepsStyles from '../../features/builder/job-builder-step-nav.module.css';
import styles from '../../features/builder/job-builder-editor.module.css';

/** The address says which role and which step; without one it is the first. */
export function JobBuilderPage() {
  const { jobId, step: query } = useParams<{ jobId: string; step?: string }>();
  const draft = useEndpointQuery(findJobDraftEndpoint, { params: { jobId } });
  const me = useEndpointQuery(findCurrentUserEndpoint, {});
  const step = jobBuilderStepKeys.find((name) => name === (query ?? 'details'));

  if (step === undefined) return <Redirect replace to={`/builder/${jobId}/`} />;
  if (draft.error && !draft.data)
    return <JobNotLoadedNotice code={draft.error.problem.code} onRetry={draft.refetch} />;
  if (!draft.data || !me.data) return <Loading step={step} />;
  return (
    <JobBuilderEditor
      key={draft.data.id}
      step={step}
      userId={me.data.user.id}
      loaded={draft.data}
    />
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
        <JobBuilderStepSkeleton />
      </div>
    </div>
  );
}
