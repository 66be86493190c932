import {
  findJobDraftEndpoint,
  type JobDraft,
  publishJobEndpoint,
} from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { findJobEqualityFormEndpoint } from '@evenhand/contract/equal-opportunities.ts';
import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CloseOrReopenJobButtons } from '../../parts/jobs/close-or-reopen-job-buttons-and-dialog.tsx';
import { TaggedApplyLinkForm } from '../../parts/links/tagged-apply-link-form.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { EqualOpportunitiesAwaitingConfirmationNote } from './equal-opportunities-awaiting-confirmation-note.tsx';
import { JobRegisterInterestSwitch } from './job-register-interest-switch.tsx';
import { JobPublishedDialog } from './job-published-dialog.tsx';
import type { JobBuilderStepProps } from './job-builder-step-props.ts';
import { listJobPublishProblems, type JobPublishProblem } from './list-publish-problems.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import builderStyles from './job-builder-editor.module.css';
import styles from './publish-job-step-section.module.css';

const wordsOf: Record<JobDraft['phase'], { title: string; says: string }> = {
  DRAFT: {
    title: 'Check and publish',
    says: 'Publishing opens the role to candidates and fixes its plan: what is asked stands then, and what counts changes only with a reason.',
  },
  OPEN: {
    title: 'Published',
    says: 'Candidates come in by this link. What they send stands under the candidates of this role.',
  },
  CLOSED: {
    title: 'Closed',
    says: 'Reopened with a new closing time, the role takes applications by the same link.',
  },
  ARCHIVED: {
    title: 'Archived',
    says: 'What candidates have sent is kept.',
  },
};

/** In place of the link, which nobody should share any more. */
const withoutLink = {
  CLOSED: 'This role is closed: nobody can apply any more, and its page tells candidates so.',
  ARCHIVED: 'This role is archived: nobody can apply, and it has no public page.',
};

export function PublishJobStepSection({ state, autosave }: JobBuilderStepProps) {
  const { draft } = state;
  const [isPublished, setPublished] = useState(false);
  const words = wordsOf[draft.phase];
  const form = useEndpointQuery(findJobEqualityFormEndpoint, {
    params: { jobId: draft.id },
  });

  return (
    <>
      <header className={builderStyles['builder-head']}>
        <h1>{words.title}</h1>
        <p>{words.says}</p>
      </header>
      {form.data && (draft.phase === 'DRAFT' || draft.phase === 'OPEN') && (
        <EqualOpportunitiesAwaitingConfirmationNote form={form.data} />
      )}
      {draft.phase === 'DRAFT' ? (
        <Checklist state={state} autosave={autosave} onPublished={() => setPublished(true)} />
      ) : (
        <section
          className={builderStyles['builder-card']}
          aria-label={draft.phase === 'OPEN' ? 'Link to apply' : 'After closing'}
        >
          {draft.phase === 'OPEN' ? (
            <TaggedApplyLinkForm jobId={draft.id} />
          ) : (
            <p>{withoutLink[draft.phase]}</p>
          )}
          <div className={styles['publish-acts']}>
            <Link
              className={joinClassNames(buttonStyles['button'], buttonStyles['button-primary'])}
              href={staffPagePaths.manage(draft.id)}
            >
              Go to the candidates
            </Link>
            <CloseOrReopenJobButtons job={draft} may={draft.may} />
          </div>
        </section>
      )}
      <JobRegisterInterestSwitch jobId={draft.id} />
      {isPublished && <JobPublishedDialog draft={draft} onClose={() => setPublished(false)} />}
    </>
  );
}

function Checklist({
  state,
  autosave,
  onPublished,
}: JobBuilderStepProps & { onPublished: () => void }) {
  const { draft } = state;
  const publish = useEndpointMutation(publishJobEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint, findJobDraftEndpoint],
  });
  const [notSaved, setNotSaved] = useState(false);
  const problems = listJobPublishProblems(draft);
  const blocking = problems.filter(({ blocks }) => blocks);
  const toConsider = problems.filter(({ blocks }) => !blocks);

  async function press() {
    const isSaved = await autosave.flush();
    setNotSaved(!isSaved);
    if (!isSaved) return;
    const { version } = autosave.read().draft;
    publish.mutate(
      { params: { jobId: draft.id }, body: { version } },
      {
        onSuccess: (published) => {
          autosave.adopt(published);
          onPublished();
        },
      },
    );
  }

  return (
    <section
      className={joinClassNames(builderStyles['builder-card'], styles['missing-list'])}
      aria-label="What is missing"
    >
      {blocking.length === 0 ? (
        <p className={styles['missing-list-ready']}>
          <IconCircleCheck size={20} aria-hidden="true" />
          Nothing is missing. This role can be published.
        </p>
      ) : (
        <>
          <h2>Still missing</h2>
          <ProblemList problems={blocking} />
        </>
      )}
      {toConsider.length > 0 && (
        <>
          <h2>Worth another thought</h2>
          <ProblemList problems={toConsider} />
        </>
      )}
      {notSaved && (
        <ErrorNote>Some changes are not saved yet. Save or settle them, then publish.</ErrorNote>
      )}
      {publish.error && !publish.isPending && <ErrorNote>{publish.error.message}</ErrorNote>}
      {draft.may.publish && (
        <div>
          <Button look="primary" busy={publish.isPending} onClick={() => void press()}>
            Publish role
          </Button>
        </div>
      )}
    </section>
  );
}

function ProblemList({ problems }: { problems: readonly JobPublishProblem[] }) {
  return (
    <ul>
      {problems.map(({ message, href, place, blocks }) => (
        <li key={message}>
          {blocks ? (
            <IconAlertCircle size={18} aria-hidden="true" />
          ) : (
            <IconInfoCircle size={18} aria-hidden="true" />
          )}
          <span>{message}</span>
          {href !== undefined && (
            <Link href={href}>
              Go to {place}
              <span className="sr-only">: {message}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
