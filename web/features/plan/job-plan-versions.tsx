import {
  findJobPlan,
  type PlanDeviation,
  type PlanVersion,
} from '@evenhand/contract/plan/plan-versions.ts';
import { shortPlanHash } from '@evenhand/contract/plan/short-plan-hash.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useCall } from '../../net/use-call-and-command.ts';
import { pagePaths } from '../../net/page-paths.ts';
import { LoadedContent } from '../../ui/loaded-content.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CopyButton } from './copy-button.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import styles from './job-plan-versions.module.css';

/** What candidates of one role were told of how it chooses: every version of it, the newest first. */
export function JobPlanVersions({ job }: { job: JobPipeline }) {
  const plan = useCall(findJobPlan, { params: { jobId: job.id } });
  return (
    <LoadedContent call={plan} what="the plan of this role" skeleton={<Loading />}>
      {({ versions, deviations }) =>
        versions.length === 0 ? (
          <NothingFrozen job={job} />
        ) : (
          <div className={styles['plan']}>
            <p className={styles['plan-about']}>
              How this role chooses was fixed when it was published, and its mark stands on the job
              page. Whatever changed since is a version of its own, with its reason. Each candidate
              keeps the version they began under.
            </p>
            <ol className={styles['plan-versions']} reversed>
              {versions.toReversed().map((version) => (
                <Version
                  key={version.n}
                  version={version}
                  deviation={deviations.find(({ n }) => n === version.n)}
                  isCurrent={version.n === versions.length}
                />
              ))}
            </ol>
          </div>
        )
      }
    </LoadedContent>
  );
}

type VersionProps = {
  version: PlanVersion;
  deviation: PlanDeviation | undefined;
  isCurrent: boolean;
};

function Version({ version, deviation, isCurrent }: VersionProps) {
  const { n, sha256, frozenAt, plan } = version;
  const title = `plan-version-${n}`;
  return (
    <li>
      <article className={styles['plan-version']} aria-labelledby={title}>
        <header>
          <h2 id={title}>Version {n}</h2>
          {isCurrent && <Tag colour="green">Current</Tag>}
          <p>
            Fixed on <time dateTime={frozenAt.toISOString()}>{dayWords(frozenAt)}</time>
          </p>
        </header>
        {deviation && (
          <dl className={styles['plan-change']}>
            <div>
              <dt>What changed</dt>
              <dd>
                <ChangeWords>{deviation.what}</ChangeWords>
              </dd>
            </div>
            <div>
              <dt>Why</dt>
              <dd>{deviation.reason}</dd>
            </div>
            <div>
              <dt>By</dt>
              <dd>{deviation.by ?? 'Evenhand'}</dd>
            </div>
          </dl>
        )}
        <div className={styles['plan-mark']}>
          <p>
            Mark <code>{shortPlanHash(sha256)}</code>
          </p>
          <code className={styles['plan-hash']}>{sha256}</code>
          <CopyButton text={sha256} label={`Copy the SHA-256 of version ${n}`}>
            Copy
          </CopyButton>
        </div>
        <details className={styles['plan-text']}>
          <summary>The plan as text</summary>
          <p>
            The SHA-256 of exactly these characters, as UTF-8, is the mark.{' '}
            <CopyButton text={plan} label={`Copy the text of version ${n}`}>
              Copy the text
            </CopyButton>
          </p>
          <pre>{plan}</pre>
        </details>
      </article>
    </li>
  );
}

/** Our letters have no arrow. */
function ChangeWords({ children: what }: { children: string }) {
  return what.split(' → ').map((words, i) => (
    <Fragment key={words}>
      {i > 0 && <IconArrowRight size={16} role="img" aria-label="becomes" />}
      {words}
    </Fragment>
  ));
}

function NothingFrozen({ job }: { job: JobPipeline }) {
  return (
    <div className={emptyCardStyles['empty-card']}>
      <h2>Nothing is fixed yet</h2>
      <p>
        When this role is published, its criteria, stages, questions and guides are fixed as version
        1. Until then <Link href={pagePaths.draft(job.id)}>change them as you like</Link>.
      </p>
    </div>
  );
}

function Loading() {
  return (
    <div
      className={joinClassNames(styles['plan'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading the plan"
    >
      <Skeleton width="100%" height={64} />
      <Skeleton width="100%" height={220} />
    </div>
  );
}

function dayWords(at: Date): string {
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}
