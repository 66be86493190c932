import {
  findRankingWeightsEndpoint,
  type RankingWeights,
  type RankingWeightsVersion,
} from '@evenhand/contract/pipeline/ranking-weights.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findLeaderboardEndpoint } from '@evenhand/contract/pipeline/leaderboard.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { formatPercent } from '../../parts/words/format-percent.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { describeEffectiveStageWeights } from './describe-effective-stage-weights.ts';
import manageStyles from './managed-job-page.module.css';
import styles from './ranking-weights-panel.module.css';

type Props = {
  jobId: number;
  scoring: ResponseOf<typeof findLeaderboardEndpoint>['scoring'];
  /** Where the order by the weights of a version is seen; of none, the order that counts. */
  addressOfScoring: (version: number | undefined) => string;
};

/** What each stage weighs, what that comes to among those who were scored, and the orders that earlier weights made. */
export function RankingWeightsPanel({ jobId, ...rest }: Props) {
  const weights = useEndpointQuery(findRankingWeightsEndpoint, { params: { jobId } });
  return (
    <section
      className={joinClassNames(manageStyles['manage-panel'], styles['weights'])}
      aria-labelledby="ranking-weights"
    >
      <h2 id="ranking-weights">What decides the order</h2>
      <LoadedContentOrFailure
        call={weights}
        what="the weights"
        skeleton={<Skeleton width="100%" height={96} />}
      >
        {(loaded) => <LoadedWeights jobId={jobId} weights={loaded} {...rest} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function LoadedWeights({ jobId, weights, ...rest }: Props & { weights: RankingWeights }) {
  const { stages, versions, mayChange } = weights;
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Weight</th>
            <th scope="col">Decides</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ id, name, weight, effective }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{weight}</td>
              <td>{typeof effective?.share === 'number' ? formatPercent(effective.share) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{describeEffectiveStageWeights(stages)}</p>
      {versions.length > 1 && <Versions versions={versions} {...rest} />}
      {mayChange && (
        <Link href={staffPagePaths.builderStep(jobId, 'stages')}>Change the weights</Link>
      )}
    </>
  );
}

type VersionsProps = Omit<Props, 'jobId'> & { versions: RankingWeightsVersion[] };

/** The newest first. */
function Versions({ versions, scoring, addressOfScoring }: VersionsProps) {
  return (
    <>
      <h3>Versions of the weights</h3>
      <ol reversed>
        {versions.toReversed().map(({ n, at, by, reason, changes }) => (
          <li key={n}>
            <h4>
              Version {n}, since {formatDayOfMomentShort(at)}
              {by !== null && `, by ${by}`}
            </h4>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
            {reason !== null && (
              <p>
                “<bdi>{reason}</bdi>”
              </p>
            )}
            <p>
              <OrderOfVersion n={n} scoring={scoring} addressOfScoring={addressOfScoring} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function OrderOfVersion({ n, scoring, addressOfScoring }: Omit<Props, 'jobId'> & { n: number }) {
  if (n === scoring.shown) return n === scoring.current ? 'Counts, and is shown.' : 'Is shown.';
  return (
    <Link href={addressOfScoring(n === scoring.current ? undefined : n)}>
      See the order of version {n}
    </Link>
  );
}
