import { findDecisionRecord } from '@evenhand/contract/decision-record/decision-record.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline.ts';
import { useCall } from '../../net/use-call-and-command.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { CheckRecordCard } from './check-record-card.tsx';
import { DownloadRecordCard } from './download-record-card.tsx';
import { MadeRecordsCard } from './made-records-card.tsx';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './decision-record.module.css';

type Props = {
  job: JobPipeline;
  /** In which the moments of the organisation are given. */
  zone: string;
};

/** Who knew whom, the record as a file, the records that were made, and whether a file is as it was made. */
export function DecisionRecord({ job, zone }: Props) {
  const record = useCall(findDecisionRecord, { params: { jobId: job.id } });
  if (record.error?.problem.code === 'own-reviews-open')
    return (
      <div className={emptyCardStyles['empty-card']}>
        <h2>Finish your reviews first</h2>
        <p>{record.error.message}</p>
      </div>
    );
  return (
    <LoadedContent
      call={record}
      what="the record of this role"
      skeleton={<CardSkeletons label="Loading the record" />}
    >
      {(data) => (
        <div className={styles['record']}>
          <CertificateCard {...data} zone={zone} />
          <DownloadRecordCard
            jobId={job.id}
            identityWaitsFor={data.identityWaitsFor}
            onMade={() => void record.refetch()}
          />
          <MadeRecordsCard made={data.made} zone={zone} />
          <CheckRecordCard made={data.made} zone={zone} />
        </div>
      )}
    </LoadedContent>
  );
}
