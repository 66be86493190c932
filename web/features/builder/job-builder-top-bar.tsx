import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import { IconCheck, IconChevronRight, IconEye } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ProductLogo } from '../../ui/product-logo.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import type { JobDraftState } from './job-draft-autosave.ts';
import { jobBuilderStepOfField, jobBuilderStepPath } from './job-builder-steps-and-paths.ts';
import { needsReasonToChangeJobDraftField, listJobDraftFields } from './edited-job-draft.ts';
import { isUnsavedJobDraftField } from './compare-and-merge-job-draft-values.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './job-builder-top-bar.module.css';

type Props = { state: JobDraftState; onRetry: () => unknown };

export function JobBuilderTopBar({ state, onRetry }: Props) {
  const { draft, mine } = state;
  const { colour, words } = jobPhaseFacts[draft.phase];
  return (
    <div className={styles['builder-bar']}>
      <Link
        className={styles['builder-mark']}
        href={staffPagePaths.home()}
        aria-label="Evenhand, to the dashboard"
      >
        <ProductLogo />
      </Link>
      <nav className={styles['builder-crumb']} aria-label="Where you are">
        <Link href={staffPagePaths.dashboard()}>Jobs</Link>
        <IconChevronRight size={16} aria-hidden="true" />
        <strong>{mine.title.trim() || 'Role without title'}</strong>
      </nav>
      <StatusTag colour={colour} dot={draft.phase !== 'ARCHIVED'}>
        {words}
      </StatusTag>
      <div className={styles['builder-saved']} role="status">
        {draft.may.edit && <SavedWords state={state} />}
      </div>
      {state.saved === 'failed' && !state.stopped && (
        <Button look="link" onClick={onRetry}>
          Try now
        </Button>
      )}
      <a
        className={joinClassNames(
          buttonStyles['button'],
          buttonStyles['button-secondary'],
          styles['builder-preview'],
        )}
        href={staffPagePaths.previewAsCandidate(draft.id)}
        target="_blank"
        rel="noreferrer"
      >
        <IconEye aria-hidden="true" />
        Preview as candidate
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  );
}

function SavedWords({ state }: { state: JobDraftState }) {
  const { saved, savedAt, clashes, errors } = state;
  if (saved === 'waiting' || saved === 'under way') return 'Saving…';
  if (saved === 'failed') return 'Not saved yet. We will try again.';
  if (saved === 'held') {
    return clashes.length > 0 ? (
      'Not saved yet. Choose a version.'
    ) : Object.keys(errors).length > 0 ? (
      'Not saved yet. A field needs another look.'
    ) : (
      <ReasonMissing state={state} />
    );
  }
  const time = savedAt?.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <>
      <IconCheck size={16} aria-hidden="true" />
      {time ? `Saved ${time}` : 'Saved'}
    </>
  );
}

/** Leads to where the reason is asked for, in this step or another. */
function ReasonMissing({ state }: { state: JobDraftState }) {
  const { draft, mine } = state;
  const waiting = listJobDraftFields(mine, draft).find(
    (field) =>
      needsReasonToChangeJobDraftField(field, draft) && isUnsavedJobDraftField(field, state),
  );
  if (waiting === undefined) return 'Not saved yet. Say why it changes.';
  return (
    <>
      Not saved yet.
      <Link
        href={jobBuilderStepPath(draft.id, jobBuilderStepOfField(waiting))}
        onClick={() => document.querySelector<HTMLElement>('[data-plan-change] textarea')?.focus()}
      >
        Say why it changes
      </Link>
    </>
  );
}
