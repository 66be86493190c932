import type { ManagedJob } from '@evenhand/contract/pipeline.ts';
import {
  findJobReport,
  findJobReviewReport,
  type JobReport,
} from '@evenhand/contract/reporting.ts';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCall } from '../../use-call.ts';
import { DiversityCard } from './diversity-card.tsx';
import { FormPagesCard } from './form-pages-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { JobKeyNumbers } from './job-key-numbers.tsx';
import { QuestionsCard } from './questions-card.tsx';
import { ReportPlaces } from './report-places.tsx';
import { ReviewsCard } from './reviews-card.tsx';
import { SourcesCard } from './sources-card.tsx';
import { StagesCard } from './stages-card.tsx';
import emptyCardStyles from '../../empty-card.module.css';
import styles from './job-report-body.module.css';

type JobOfReport = Pick<ManagedJob, 'id' | 'phase'>;

/** What one role has come to: who applied and how far they got, where people stopped, and what the reviews tell. */
export function JobReportBody({ job }: { job: JobOfReport }) {
  return (
    <div className={styles['role-report']}>
      <ReportPlaces jobId={job.id} at="report" />
      <Report job={job} />
    </div>
  );
}

function Report({ job }: { job: JobOfReport }) {
  const report = useCall(findJobReport, { params: { jobId: job.id }, query: {} });

  if (report.isError && !report.data) {
    return (
      <ErrorNote>
        We could not load this report. Nothing was changed.{' '}
        <Button look="link" onClick={() => report.refetch()}>
          Try again
        </Button>
      </ErrorNote>
    );
  }
  if (!report.data) return <Skeleton width="100%" height={420} />;
  if (report.data.sample) {
    return (
      <p className={emptyCardStyles['empty-card']}>
        This is a practice role. Its invented candidates are in no report.
      </p>
    );
  }
  if (isEmpty(report.data)) return <Nothing job={job} />;

  return (
    <>
      <JobKeyNumbers report={report.data} />
      <FunnelCard steps={report.data.steps} quickApply={report.data.quickApplyCandidates} />
      {report.data.pages.length > 0 && <FormPagesCard pages={report.data.pages} />}
      <SourcesCard sources={report.data.sources} />
      <DiversityCard jobId={job.id} />
      <StagesCard stages={report.data.stages} />
      <Reviews jobId={job.id} />
    </>
  );
}

/** A call of its own: reading every score takes longer than the rest. */
function Reviews({ jobId }: { jobId: number }) {
  const reviews = useCall(findJobReviewReport, { params: { jobId }, query: {} });
  if (reviews.isError && !reviews.data)
    return (
      <ErrorNote>
        We could not load what the reviews tell. Nothing was changed.{' '}
        <Button look="link" onClick={() => reviews.refetch()}>
          Try again
        </Button>
      </ErrorNote>
    );
  if (!reviews.data) return <Skeleton width="100%" height={240} />;
  const { scores } = reviews.data;
  return (
    <>
      <ReviewsCard {...reviews.data} />
      {scores && scores.questions.length > 0 && <QuestionsCard questions={scores.questions} />}
    </>
  );
}

function Nothing({ job: { id, phase } }: { job: JobOfReport }) {
  if (phase === 'DRAFT') {
    return (
      <p className={emptyCardStyles['empty-card']}>
        Numbers appear here once the role is published and somebody applies.{' '}
        <Link href={paths.draft(id)}>Go on building it</Link>
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
