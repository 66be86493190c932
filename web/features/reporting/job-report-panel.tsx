import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import {
  findJobReportEndpoint,
  findJobReviewReportEndpoint,
  type JobReport,
} from '@evenhand/contract/reporting/job-reports.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobDiversityCard } from './job-diversity-card.tsx';
import { ApplicationFormDropOffCard } from './application-form-drop-off-card.tsx';
import { CandidateFunnelCard } from './candidate-funnel-card.tsx';
import { JobKeyNumbersCard } from './job-key-numbers-card.tsx';
import { QuestionQualityCard } from './question-quality-card.tsx';
import { JobReportTabs } from './job-report-tabs.tsx';
import { JobReviewsReportCard } from './job-reviews-report-card.tsx';
import { JobSourcesCard } from './job-sources-card.tsx';
import { TimeInStageCard } from './time-in-stage-card.tsx';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-report-panel.module.css';

type JobOfReport = Pick<JobPipeline, 'id' | 'phase'>;

/** What one role has come to: who applied and how far they got, where people stopped, and what the reviews tell. */
export function JobReportPanel({ job }: { job: JobOfReport }) {
  return (
    <div className={styles['role-report']}>
      <JobReportTabs jobId={job.id} at="report" />
      <Report job={job} />
    </div>
  );
}

function Report({ job }: { job: JobOfReport }) {
  const report = useEndpointQuery(findJobReportEndpoint, { params: { jobId: job.id }, query: {} });

  return (
    <LoadedContentOrFailure
      call={report}
      what="this report"
      skeleton={<Skeleton width="100%" height={420} />}
    >
      {(data) => <ReportCards job={job} report={data} />}
    </LoadedContentOrFailure>
  );
}

function ReportCards({ job, report }: { job: JobOfReport; report: JobReport }) {
  if (report.sample) {
    return (
      <p className={emptyCardStyles['empty-card']}>
        This is a practice role. Its invented candidates are in no report.
      </p>
    );
  }
  if (isEmpty(report)) return <Nothing job={job} />;

  return (
    <>
      <JobKeyNumbersCard report={report} />
      <CandidateFunnelCard steps={report.steps} quickApply={report.quickApplyCandidates} />
      {report.pages.length > 0 && <ApplicationFormDropOffCard pages={report.pages} />}
      <JobSourcesCard sources={report.sources} />
      <JobDiversityCard jobId={job.id} />
      <TimeInStageCard stages={report.stages} />
      <Reviews jobId={job.id} />
    </>
  );
}

/** A call of its own: reading every score takes longer than the rest. */
function Reviews({ jobId }: { jobId: number }) {
  const reviews = useEndpointQuery(findJobReviewReportEndpoint, { params: { jobId }, query: {} });
  return (
    <LoadedContentOrFailure
      call={reviews}
      what="what the reviews tell"
      skeleton={<Skeleton width="100%" height={240} />}
    >
      {(data) => (
        <>
          <JobReviewsReportCard {...data} />
          {data.scores && data.scores.questions.length > 0 && (
            <QuestionQualityCard questions={data.scores.questions} />
          )}
        </>
      )}
    </LoadedContentOrFailure>
  );
}

function Nothing({ job: { id, phase } }: { job: JobOfReport }) {
  if (phase === 'DRAFT') {
    return (
      <p className={emptyCardStyles['empty-card']}>
        Numbers appear here once the role is published and somebody applies.{' '}
        <Link href={staffPagePaths.draft(id)}>Go on building it</Link>
      </p>
    );
  }
  return (
    <p className={emptyCardStyles['empty-card']}>
      {phase === 'OPEN'
        ? 'Nobody has applied yet. The first numbers appear with the first candidate.'
        : 'Nobody applied while this role was open, so there is nothing to count.'}
    </p>
  );
}

function isEmpty({ steps, withdrawn, quickApplyCandidates }: JobReport): boolean {
  return (
    quickApplyCandidates === 0 &&
    withdrawn === 0 &&
    steps.every(({ runningTotal }) => runningTotal === 0)
  );
}
