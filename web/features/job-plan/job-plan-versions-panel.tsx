import { findJobPlanEndpoint } from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { Link, useSearchParams } from 'wouter';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { PlanChangeList } from './plan-change-list.tsx';
import { PlanVersionSection } from './plan-version-section.tsx';
import { findPlanVersionsToCompareInUrlQuery, PlanVersionPicker } from './plan-version-picker.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-plan-versions-panel.module.css';

type Props = {
  job: JobPipeline;
  /** In which the days of the organisation are told. */
  zone: string;
};

/** What candidates of one role were told of how it chooses: a version of it, or two side by side, and why it changed. */
export function JobPlanVersionsPanel({ job, zone }: Props) {
  const plan = useEndpointQuery(findJobPlanEndpoint, { params: { jobId: job.id } });
  return (
    <LoadedContentOrFailure
      call={plan}
      what="the plan of this role"
      skeleton={<CardSkeletons label="Loading the plan" />}
    >
      {(data) =>
        data.versions.length === 0 ? (
          <NothingFrozen job={job} />
        ) : (
          <Versions jobId={job.id} zone={zone} {...data} />
        )
      }
    </LoadedContentOrFailure>
  );
}

type VersionsProps = { jobId: number; zone: string } & ResponseOf<typeof findJobPlanEndpoint>;

function Versions({ jobId, zone, versions, deviations }: VersionsProps) {
  const [query] = useSearchParams();
  const { shown, beside } = findPlanVersionsToCompareInUrlQuery(versions, query);
  // The earlier one stands on the left.
  const columns = [shown, beside].filter((one) => one !== null).toSorted((a, b) => a.n - b.n);
  return (
    <div className={styles['plan']}>
      <p className={styles['plan-about']}>
        How this role chooses was fixed when it was published, and its mark stands on the job page.
        Whatever changed since is a version of its own, with its reason. Each candidate keeps the
        version they began under.
      </p>
      <PlanChangeList deviations={deviations} zone={zone} />
      {versions.length > 1 && (
        <PlanVersionPicker versions={versions} shown={shown} beside={beside} />
      )}
      <div
        className={joinClassNames(
          styles['plan-columns'],
          columns.length > 1 && styles['is-beside'],
        )}
      >
        {columns.map((version) => (
          <PlanVersionSection
            key={version.n}
            version={version}
            beside={columns.find((other) => other !== version) ?? null}
            isCurrent={version.n === versions.length}
            zone={zone}
            jobId={jobId}
          />
        ))}
      </div>
    </div>
  );
}

function NothingFrozen({ job }: { job: JobPipeline }) {
  return (
    <div className={emptyCardStyles['empty-card']}>
      <h2>Nothing is fixed yet</h2>
      <p>
        When this role is published, its criteria, steps, questions and guides are fixed as version
        1, and candidates can check that they stay as they were. Until then{' '}
        <Link href={staffPagePaths.draft(job.id)}>change them as you like</Link>.
      </p>
    </div>
  );
}
