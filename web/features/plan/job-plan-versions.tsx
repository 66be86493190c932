import { findJobPlan } from '@evenhand/contract/plan/plan-versions.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline.ts';
import { Link, useSearchParams } from 'wouter';
import { useCall } from '../../net/use-call-and-command.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { PlanChanges } from './plan-changes.tsx';
import { PlanOfVersion } from './plan-of-version.tsx';
import { chooseShownVersions, PlanVersionPicker } from './plan-version-picker.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-plan-versions.module.css';

type Props = {
  job: JobPipeline;
  /** In which the days of the organisation are told. */
  zone: string;
};

/** What candidates of one role were told of how it chooses: a version of it, or two side by side, and why it changed. */
export function JobPlanVersions({ job, zone }: Props) {
  const plan = useCall(findJobPlan, { params: { jobId: job.id } });
  return (
    <LoadedContent
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
    </LoadedContent>
  );
}

type VersionsProps = { jobId: number; zone: string } & ResponseOf<typeof findJobPlan>;

function Versions({ jobId, zone, versions, deviations }: VersionsProps) {
  const [query] = useSearchParams();
  const { shown, beside } = chooseShownVersions(versions, query);
  // The earlier one stands on the left.
  const columns = [shown, beside].filter((one) => one !== null).toSorted((a, b) => a.n - b.n);
  return (
    <div className={styles['plan']}>
      <p className={styles['plan-about']}>
        How this role chooses was fixed when it was published, and its mark stands on the job page.
        Whatever changed since is a version of its own, with its reason. Each candidate keeps the
        version they began under.
      </p>
      <PlanChanges deviations={deviations} zone={zone} />
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
          <PlanOfVersion
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
        <Link href={pagePaths.draft(job.id)}>change them as you like</Link>.
      </p>
    </div>
  );
}
