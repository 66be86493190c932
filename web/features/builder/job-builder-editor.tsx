import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { findJobEqualityFormEndpoint } from '@evenhand/contract/equal-opportunities.ts';
import { lazy, Suspense } from 'react';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobBuilderTopBar } from './job-builder-top-bar.tsx';
import { JobBuilderStepNav } from './job-builder-step-nav.tsx';
import { DraftEditConflictNote } from './draft-edit-conflict-note.tsx';
import { JobBuilderSummaryPanel } from './job-builder-summary-panel.tsx';
import { JobDescriptionStepSection } from './job-description-step-section.tsx';
import { JobDetailsStepSection } from './job-details-step-section.tsx';
import { JobEqualOpportunitiesStepSection } from './job-equal-opportunities-step-section.tsx';
import { JobCriteriaStepSection } from './criteria/job-criteria-step-section.tsx';
import { JobQuestionsStepSection } from './job-questions-step-section.tsx';
import { JobStagesStepSection } from './stages/job-stages-step-section.tsx';
import {
  type JobBuilderStepKey,
  jobBuilderStepOfField,
  jobBuilderStepTitles,
} from './job-builder-steps-and-paths.ts';
import { listJobBuilderSteps } from './list-job-builder-steps.ts';
import { JobTeamStepSection } from './job-team-step-section.tsx';
import { useJobDraft } from './use-job-draft.ts';
import styles from './job-builder-editor.module.css';

type Props = { step: JobBuilderStepKey; userId: number; loaded: JobDraft };

/** It brings an editor and a preview along. */
const JobEmailTextsStep = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./job-email-texts-step-section.tsx')))
    .JobEmailTextsStepSection,
}));
/** Opened once for each role, and it brings what shows its link. */
const PublishJobStep = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./publish-job-step-section.tsx')))
    .PublishJobStepSection,
}));

const views = {
  details: JobDetailsStepSection,
  description: JobDescriptionStepSection,
  criteria: JobCriteriaStepSection,
  stages: JobStagesStepSection,
  questions: JobQuestionsStepSection,
  team: JobTeamStepSection,
  emails: JobEmailTextsStep,
  form: JobEqualOpportunitiesStepSection,
  publish: PublishJobStep,
} as const;

export function JobBuilderEditor({ step, userId, loaded }: Props) {
  const { state, autosave } = useJobDraft(userId, loaded);
  const { draft, mine } = state;
  const form = useEndpointQuery(findJobEqualityFormEndpoint, {
    params: { jobId: draft.id },
  });
  const steps = listJobBuilderSteps(state, form.data);
  const View = views[step];
  const clashes = state.clashes.filter((field) => jobBuilderStepOfField(field) === step);

  return (
    <div className={styles['builder']} data-frame="no-bar">
      <title>{`${jobBuilderStepTitles[step]} – ${mine.title || 'Role'} – Evenhand`}</title>
      <JobBuilderTopBar state={state} onRetry={autosave.flush} />
      <JobBuilderStepNav steps={steps} current={step} />
      <div className={styles['builder-editor']}>
        {!draft.may.edit && <ReadOnlyNote phase={draft.phase} />}
        {state.stopped && <ErrorNote>{state.stopped} Your latest changes are not saved.</ErrorNote>}
        {clashes.map((field) => (
          <DraftEditConflictNote
            key={field}
            field={field}
            state={state}
            onChoose={autosave.choose}
          />
        ))}
        <Suspense fallback={<JobBuilderStepSkeleton />}>
          <View state={state} autosave={autosave} />
        </Suspense>
      </div>
      <JobBuilderSummaryPanel step={step} steps={steps} state={state} />
    </div>
  );
}

/** While a role or a step of it is on its way. */
export function JobBuilderStepSkeleton() {
  return (
    <>
      <Skeleton width={220} height={30} />
      <Skeleton width="100%" height={260} />
    </>
  );
}

function ReadOnlyNote({ phase }: { phase: JobDraft['phase'] }) {
  return (
    <p className={styles['builder-note']}>
      {phase === 'ARCHIVED'
        ? 'This role is archived. Bring it back first, then change it.'
        : 'You can look at this role. People who run it, and admins, can change it.'}
    </p>
  );
}
