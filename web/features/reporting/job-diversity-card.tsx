import {
  findJobDiversityEndpoint,
  type JobDiversityReport,
} from '@evenhand/contract/reporting/job-reports.ts';
import { lazy, Suspense } from 'react';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { FigureDefinitionButton } from './figure-definition-buttons-and-text.tsx';
import styles from './job-report-panel.module.css';

const JobDiversityChart = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./job-diversity-chart.tsx'))).JobDiversityChart,
}));

/** Who the candidates of the role were, once it has closed; before that, why it is not told. */
export function JobDiversityCard({ jobId }: { jobId: number }) {
  const diversity = useEndpointQuery(findJobDiversityEndpoint, { params: { jobId }, query: {} });
  return (
    <section className={styles['report-card']} aria-labelledby="diversity-title">
      <h2 id="diversity-title">
        Diversity <FigureDefinitionButton of="roleDiversity" />
      </h2>
      <LoadedContentOrFailure
        call={diversity}
        what="the diversity of this role"
        skeleton={<Skeleton width="100%" height={64} />}
      >
        {(data) => <Figures {...data} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function Figures({ steps, categories, nothing }: JobDiversityReport) {
  if (nothing !== null) return <p className={styles['report-masked']}>{nothingWords[nothing]}</p>;
  if (steps === null || categories.length === 0)
    return (
      <p className={styles['report-none']}>
        This role asked no question that could be told of here.
      </p>
    );
  return (
    <Suspense fallback={<Skeleton width="100%" height={300} />}>
      <JobDiversityChart steps={steps} categories={categories} />
    </Suspense>
  );
}

const nothingWords: Readonly<Record<NonNullable<JobDiversityReport['nothing']>, string>> = {
  open: 'The diversity of a role is published once, when it has closed: while people come and go, numbers would tell of single ones.',
  'too-few':
    'Fewer than 25 candidates answered the equal-opportunities questions. So few could be told from one another.',
  'rest-too-small':
    'Nearly everybody who applied in these months applied for this role. The few others could be told from the difference, so nothing is published.',
  'not-yet': 'The figures are being prepared. They appear here within a few minutes.',
  'own-reviews-open':
    'Hidden while you have reviews to do on this role, so that you read every answer alike.',
  support: 'Hidden from support.',
};
