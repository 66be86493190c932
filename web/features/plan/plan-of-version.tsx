import type { PlanVersion } from '@evenhand/contract/plan/plan-versions.ts';
import { formatLongDay } from '../../parts/time/format-long-day.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ComparedWith } from './compare-plans.ts';
import { HashedPlanText } from './hashed-plan-text.tsx';
import type { PlanFact } from './item-facts.ts';
import { PlanCriteria } from './plan-criteria.tsx';
import { PlanCriteriaGrid } from './plan-criteria-grid.tsx';
import { planItemId } from './plan-item-id.ts';
import { PlanFactList } from './plan-fact-list.tsx';
import { PlanStageItems } from './plan-stage-items.tsx';
import { PlanStageLine } from './plan-stage-line.tsx';
import { type PlanInVersion, readPlanOfVersion } from './read-plan-of-version.ts';
import styles from './plan-of-version.module.css';

type Props = {
  version: PlanVersion;
  beside: PlanVersion | null;
  isCurrent: boolean;
  zone: string;
  jobId: number;
};

/** Everything that one version fixed, in words and pictures; next to another one, with marks on what differs. */
export function PlanOfVersion({ version, beside, isCurrent, zone, jobId }: Props) {
  const { n, frozenAt } = version;
  const plan = readPlanOfVersion(version.plan);
  const other: ComparedWith = beside && {
    plan: readPlanOfVersion(beside.plan),
    isEarlier: beside.n < n,
  };
  const compared = { plan, beside: other };
  return (
    <article className={styles['plan-version']} aria-labelledby={`plan-version-${n}`}>
      <header>
        <h2 id={`plan-version-${n}`}>Version {n}</h2>
        {isCurrent && <Tag colour="green">Current</Tag>}
        <p>
          Fixed on <time dateTime={frozenAt.toISOString()}>{formatLongDay(frozenAt, zone)}</time>
        </p>
      </header>
      <section>
        <h3>What the role looks for</h3>
        <PlanCriteria {...compared} />
      </section>
      <section>
        <h3>In which steps</h3>
        <PlanStageLine {...compared} />
        <PlanFactList facts={endFacts(plan)} others={other ? endFacts(other.plan) : undefined} />
      </section>
      <section>
        <h3>Which step looks at what</h3>
        <p>The numbers are those of the questions below.</p>
        <PlanCriteriaGrid plan={plan} n={n} />
      </section>
      <section>
        <h3>What is asked</h3>
        {plan.stages.map((stage, i) => (
          <PlanStageItems
            key={stage.name}
            stage={stage}
            beside={other}
            idOf={(item) => planItemId({ n, stage: i, item })}
          />
        ))}
      </section>
      <HashedPlanText version={version} jobId={jobId} />
    </article>
  );
}

/** What comes of it in the end. */
function endFacts({ places, tieRule }: PlanInVersion): PlanFact[] {
  return [
    ...(places === undefined
      ? []
      : [{ label: 'Places', words: `${pluralise(places, 'person', 'people')} will be hired` }]),
    ...(tieRule === undefined
      ? []
      : [{ label: 'Between equals', words: tieRule === 'lot' ? 'A lot decides' : tieRule }]),
  ];
}
