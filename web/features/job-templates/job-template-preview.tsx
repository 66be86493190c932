import { countJobsEndpoint, listJobsEndpoint } from '@evenhand/contract/jobs.ts';
import {
  startJobFromTemplateEndpoint,
  findJobTemplateEndpoint,
  listJobTemplatesEndpoint,
  type JobTemplateDetails as Preview,
  type JobTemplateSummary,
} from '@evenhand/contract/job-templates.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobAdvertPreview } from './job-advert-preview.tsx';
import { RenameDeleteJobTemplateButtons } from './rename-delete-job-template-buttons.tsx';
import { JobTemplateQuestionListItem } from './job-template-question-list-item.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './job-template-chooser.module.css';

type TemplateId = JobTemplateSummary['id'];
type Props = { id: TemplateId; onShow: (id: TemplateId) => void; onBack: () => void };

/** One template whole, before a role begins with it. */
export function JobTemplatePreview({ id, onShow, onBack }: Props) {
  const params = { templateId: String(id) };
  const template = useEndpointQuery(findJobTemplateEndpoint, { params });
  const [, navigate] = useLocation();
  const start = useEndpointMutation(startJobFromTemplateEndpoint, {
    refreshes: [listJobsEndpoint, countJobsEndpoint],
  });
  const copy = useEndpointMutation(startJobFromTemplateEndpoint, {
    refreshes: [listJobTemplatesEndpoint],
  });

  return (
    <div className={styles['template-preview']}>
      <Button
        look="link"
        className={styles['template-preview-back']}
        icon={<IconChevronLeft aria-hidden="true" />}
        onClick={onBack}
      >
        All templates
      </Button>
      <LoadedContentOrFailure
        call={template}
        what="this template"
        skeleton={<Skeleton width="100%" height={240} />}
      >
        {(data) => (
          <>
            <Head template={data} />
            <Text template={data} />
            {(start.error ?? copy.error) && (
              <ErrorNote>{(start.error ?? copy.error)?.message}</ErrorNote>
            )}
            <div
              className={joinClassNames(
                dialogStyles['dialog-acts'],
                styles['template-preview-acts'],
              )}
            >
              {data.isOwn && (
                <RenameDeleteJobTemplateButtons
                  id={Number(id)}
                  title={data.title}
                  onDeleted={onBack}
                />
              )}
              <Button
                busy={copy.isPending}
                onClick={() =>
                  copy.mutate(
                    { params, query: { template: 'true' } },
                    { onSuccess: (made) => onShow(made.id) },
                  )
                }
              >
                Make a copy
              </Button>
              <Button
                look="primary"
                busy={start.isPending}
                onClick={() =>
                  start.mutate(
                    { params, query: {} },
                    {
                      onSuccess: (made) =>
                        'hash' in made && navigate(staffPagePaths.newDraft(made.id)),
                    },
                  )
                }
              >
                Use this template
              </Button>
            </div>
          </>
        )}
      </LoadedContentOrFailure>
    </div>
  );
}

function Head({ template: { title, summary, questionCount, minutes } }: { template: Preview }) {
  return (
    <header className={styles['template-preview-head']}>
      {/* The row that led here is gone. */}
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      {summary && <p>{summary}</p>}
      <p className={styles['template-preview-facts']}>
        {questionCount === 1 ? '1 question' : `${questionCount} questions`}, about{' '}
        {minutes.candidate} minutes for a candidate and {minutes.reviewerPerAnswer} for each answer
        to review
      </p>
    </header>
  );
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

function Text({ template: { description, questions, stages } }: { template: Preview }) {
  return (
    <section className={styles['template-preview-text']} aria-label="Preview">
      <h4>The advert</h4>
      {description.trim() === '' ? (
        <p className={styles['template-preview-facts']}>It has none yet.</p>
      ) : (
        <JobAdvertPreview text={description} />
      )}
      {questions.length > 0 && <h4>The questions and their review guides</h4>}
      <ol>
        {questions.map((question, i) => (
          <JobTemplateQuestionListItem key={i} question={question} number={i + 1} />
        ))}
      </ol>
      {stages.length > 0 && (
        <>
          <h4>Stages</h4>
          <ul className={styles['template-preview-stages']}>
            {stages.map(({ title, says, asks }, i) => (
              <li key={i}>
                <strong>{title}</strong> {says}
                {asks.length > 0 && (
                  <ul>
                    {asks.map(({ kind, text }, n) => (
                      <li key={n}>
                        {text || 'Not written yet'} <small>{kind}</small>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
