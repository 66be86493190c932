import { findDecisionRecordEndpoint } from '@evenhand/contract/decision-record/blindness-certificate-and-decision-record.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { BlindnessCertificateCard } from './blindness-certificate-card.tsx';
import { CheckDecisionRecordCard } from './check-decision-record-card.tsx';
import { DownloadDecisionRecordCard } from './download-decision-record-card.tsx';
import { CreatedDecisionRecordFilesCard } from './created-decision-record-files-card.tsx';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './decision-record-panel.module.css';

type Props = {
  job: JobPipeline;
  /** In which the moments of the organisation are given. */
  zone: string;
};

/** Who knew whom, the record as a file, the records that were made, and whether a file is as it was made. */
export function DecisionRecordPanel({ job, zone }: Props) {
  const record = useEndpointQuery(findDecisionRecordEndpoint, { params: { jobId: job.id } });
  if (record.error?.problem.code === 'own-reviews-open')
    return (
      <div className={emptyCardStyles['empty-card']}>
        <h2>Finish your reviews first</h2>
        <p>{record.error.message}</p>
      </div>
    );
  return (
    <LoadedContentOrFailure
      call={record}
      what="the record of this role"
      skeleton={<CardSkeletons label="Loading the record" />}
    >
      {(data) => (
        <div className={styles['record']}>
          <BlindnessCertificateCard {...data} zone={zone} />
          <DownloadDecisionRecordCard
            jobId={job.id}
            identityWaitsFor={data.identityWaitsFor}
            onMade={() => void record.refetch()}
          />
          <CreatedDecisionRecordFilesCard made={data.made} zone={zone} />
          <CheckDecisionRecordCard made={data.made} zone={zone} />
        </div>
      )}
    </LoadedContentOrFailure>
  );
}
